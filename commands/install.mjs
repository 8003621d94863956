// npm ci where it has not been done yet; npm runs this before the commands of package.json.
import { existsSync, readFileSync, rmSync } from 'node:fs'

import { run } from './run.mjs'

/**
 * Installs what a folder's package-lock.json lists, unless that is there; the devDependencies
 * only for tests.
 *
 * @returns {Promise<boolean>} whether everything is there
 */
export async function install({ folder = '.', forTests = false } = {}) {
  const modules = `${folder}/node_modules`
  if (isThere(folder, forTests)) return true
  console.log(`Installing what ${folder}/package-lock.json lists ...`)
  // what is there already stays; warnings are left out: of the engines, which the project brings
  const how = existsSync(modules) ? ['install', '--no-save'] : ['ci']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', ...(forTests ? [] : ['--omit=dev'])]
  if (!(await run('npm', [...how, '--prefix', folder, ...quiet]))) return false
  // 67 MB of Node's package, for add-ons in C++
  const node = `node-${process.platform.replace('win32', 'win')}-${process.arch}`
  rmSync(`${modules}/node/node_modules/${node}/include`, { recursive: true, force: true })
  return true
}

const packagesOf = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages

/** Whether npm noted, in the folder it installs into, the versions of the lock file. */
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
