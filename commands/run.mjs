import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const PARENT_CHECKED_EVERY_MS = 200

const WINDOWS = process.platform === 'win32'

/** The Node of package.json, whatever the machine itself has. */
const PROJECT_NODE = join('node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node')

/**
 * Runs a program and shows what it writes.
 *
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {{ environment?: Record<string, string>, show?: 'all' | 'failure' | 'nothing' }} [options]
 *   the environment is added to this process's own; a failure is shown when the program has ended
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(program, parameters, { environment = {}, show = 'all' } = {}) {
  const output = []
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      stdio: show === 'all' ? 'inherit' : 'pipe',
      env: { ...process.env, PATH: withTools(), ...environment },
      // npm is a batch file there, and only the shell runs those
      shell: WINDOWS && program === 'npm',
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => output.push(part))
    }
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      if (code !== 0 && show === 'failure') process.stderr.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}

/** The same for a script or tool on the project's own Node. */
export function runNode(parameters, options) {
  return run(PROJECT_NODE, parameters, options)
}

/**
 * Runs a script on the project's own Node until it ends or this process is told to.
 *
 * @param {readonly string[]} parameters
 * @returns {Promise<number>} its exit code
 */
export function runUntilStopped(parameters) {
  const child = spawn(PROJECT_NODE, parameters, { stdio: 'inherit' })
  // Ctrl-C reaches the child by itself; this process stays until the child has ended
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // npm hands a SIGTERM to the shell between us only: its end is the sign that comes through
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM')
  }, PARENT_CHECKED_EVERY_MS)
  watch.unref()
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 0))
  })
}

function withTools() {
  return `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
}
