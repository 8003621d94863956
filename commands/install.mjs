// npm ci where it has not been done yet; npm runs this before the commands of package.json.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { run } from './run.mjs'

/**
 * Installs what a folder's package-lock.json lists, unless that is there; the devDependencies
 * only for tests.
 *
 * @returns {Promise<boolean>} whether everything is there
 */
export async function install({ folder = '.', forTests = false } = {}) {
  if (isThere(folder, forTests)) return true
  console.log(`Installing what ${join(folder, 'package-lock.json')} lists ...`)
  // what is there already stays; warnings are left out: of the engines, which the project brings
  const how = existsSync(join(folder, 'node_modules')) ? ['install', '--no-save'] : ['ci']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const all = forTests ? [] : ['--omit=dev']
  if (!(await run('npm', [...how, '--prefix', folder, ...quiet, ...all]))) return false
  // 67 MB of Node's package, for add-ons in C++
  const platform = `node-${process.platform.replace('win32', 'win')}-${process.arch}`
  const unused = join(folder, 'node_modules/node/node_modules', platform, 'include')
  rmSync(unused, { recursive: true, force: true })
  return true
}

/** Whether npm noted, in the folder it installs into, the versions of the lock file. */
function isThere(folder, forTests) {
  const note = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(note)) return false
  const there = packagesOf(note)
  const wanted = Object.entries(packagesOf(join(folder, 'package-lock.json')))
  return wanted.every(([path, { version, dev, optional, devOptional }]) => {
    const needed = path !== '' && !optional && (forTests || !(dev || devOptional))
    return !needed || there[path]?.version === version
  })
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const ready = await install({ forTests: process.argv[2] === 'for-tests' })
  process.exitCode = ready ? 0 : 1
}
