import { spawn, spawnSync } from 'node:child_process'
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
 * @param {Record<string, string>} [environment] added to this process's own
 * @returns {boolean} whether it ended well
 */
export function run(program, parameters, environment = {}) {
  const { status } = spawnSync(program, parameters, {
    stdio: 'inherit',
    env: withProjectTools(environment),
    // npm is a batch file there, and only the shell runs those.
    shell: WINDOWS && program === 'npm',
  })
  return status === 0
}

/**
 * The same for a script or tool on the project's own Node.
 *
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [environment]
 */
export function runNode(parameters, environment) {
  return run(PROJECT_NODE, parameters, environment)
}

/**
 * Runs a script on the project's own Node until it ends or this process is told to.
 *
 * @param {readonly string[]} parameters
 * @returns {Promise<number>} its exit code
 */
export function runUntilStopped(parameters) {
  const child = spawn(PROJECT_NODE, parameters, { stdio: 'inherit', env: withProjectTools({}) })
  // Ctrl-C reaches the child by itself; this process stays until the child has ended.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // npm hands a SIGTERM to the shell between us only: its end is the sign that comes through.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM')
  }, PARENT_CHECKED_EVERY_MS)
  watch.unref()
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 0))
  })
}

/** @param {Record<string, string>} environment */
function withProjectTools(environment) {
  const tools = join(process.cwd(), 'node_modules', '.bin')
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}`, ...environment }
}
