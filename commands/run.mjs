import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'

const TOOLS = resolve('node_modules/.bin')
const WINDOWS = process.platform === 'win32'

/** The Node that commands/install.mjs fetches, not the machine's own. */
export const PROJECT_NODE = join('node_modules', '.bin', WINDOWS ? 'node.exe' : 'node')

/**
 * Runs a program in this process's environment, with additions.
 *
 * @param {{ show?: 'all' | 'failure' | 'nothing' }} options 'failure' shows a program's
 *   output only if it fails
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(program, parameters, { environment = {}, show = 'all' } = {}) {
  const output = []
  return new Promise((end) => {
    const child = spawn(program, parameters, {
      stdio: show === 'all' ? 'inherit' : 'pipe',
      env: { ...process.env, PATH: `${TOOLS}${delimiter}${process.env.PATH}`, ...environment },
      // npm is a batch file there, which only a shell can run
      shell: WINDOWS && program === 'npm',
    })
    child.stdout?.on('data', (part) => output.push(part))
    child.stderr?.on('data', (part) => output.push(part))
    child.once('error', () => end(false))
    child.once('close', (code) => {
      if (code !== 0 && show === 'failure') process.stderr.write(Buffer.concat(output))
      end(code === 0)
    })
  })
}

/** The same for a script or tool on the project's own Node. */
export function runNode(parameters, options) {
  return run(PROJECT_NODE, parameters, options)
}
