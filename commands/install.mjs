// npm ci if it is needed; npm runs this before the scripts of package.json.
import { existsSync, readFileSync, rmSync } from 'node:fs'

import { run } from './run.mjs'

/**
 * Installs what a folder's package-lock.json lists, unless it is installed; devDependencies only
 * for tests.
 *
 * @returns {Promise<boolean>} whether everything is installed
 */
export async function install({ folder = '.', forTests = false } = {}) {
  const modules = `${folder}/node_modules`
  if (isThere(folder, forTests)) return true
  console.log(`Installing what ${folder}/package-lock.json lists ...`)
  // keeps what is installed; no engine warnings, because the project brings its own Node
  const how = existsSync(modules) ? ['install', '--no-save'] : ['ci']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', ...(forTests ? [] : ['--omit=dev'])]
  if (!(await run('npm', [...how, '--prefix', folder, ...quiet]))) return false
  // 67 MB of C++ headers in the node package
  const node = `node-${process.platform.replace('win32', 'win')}-${process.arch}`
  rmSync(`${modules}/node/node_modules/${node}/include`, { recursive: true, force: true })
  return true
}

const packagesOf = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages

/** Whether npm's record of installed packages has the versions of the lock file. */
function isThere(folder, forTests) {
  const note = `${folder}/node_modules/.package-lock.json`
  const there = existsSync(note) ? packagesOf(note) : {}
  return Object.entries(packagesOf(`${folder}/package-lock.json`)).every(([path, wanted]) => {
    if (path === '' || wanted.optional) return true
    if (!forTests && (wanted.dev || wanted.devOptional)) return true
    return there[path]?.version === wanted.version
  })
}

if (process.argv[1].endsWith('install.mjs')) {
  const [, , what] = process.argv
  const ready = await install(what === 'for-tests' ? { forTests: true } : { folder: what })
  process.exitCode = ready ? 0 : 1
}
