// npm ci if it is needed, and this project's own Node; npm runs this before the scripts of
// package.json.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

import { PROJECT_NODE, run } from './run.mjs'

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs what a folder's package-lock.json lists, unless it is installed; devDependencies only
 * for tests.
 *
 * @returns {Promise<boolean>} whether everything is installed
 */
export async function install({ folder = '.', forTests = false } = {}) {
  const { node } = JSON.parse(readFileSync('package.json', 'utf8')).config
  const [installed, unpackNode] = await Promise.all([
    isThere(folder, forTests) || installPackages(folder, forTests),
    hasNode(node) || fetchNode(node),
  ])
  return installed && (unpackNode === true || unpackNode())
}

function installPackages(folder, forTests) {
  console.log(`Installing what ${folder}/package-lock.json lists ...`)
  // keeps what is installed; no engine warnings, because the project brings its own Node
  const how = existsSync(`${folder}/node_modules`) ? ['install', '--no-save'] : ['ci']
  const which = forTests ? [] : ['--omit=dev']
  return run('npm', [...how, '--prefix', folder, ...QUIET, ...which])
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

function hasNode(version) {
  return String(spawnSync(PROJECT_NODE, ['--version']).stdout).trim() === `v${version}`
}

/**
 * Downloads npm's package of Node for this platform, beside the other packages. npm would install
 * its 67 MB of C++ headers too.
 *
 * @returns {Promise<() => Promise<boolean>>} what unpacks the program, once node_modules is there
 */
async function fetchNode(version) {
  const platform = `${process.platform.replace('win32', 'win')}-${process.arch}`
  const name = `${platform === 'darwin-arm64' ? 'node-bin' : 'node'}-${platform}`
  const archive = `.cache/${name}-${version}.tgz`
  mkdirSync('.cache', { recursive: true })
  const pack = ['pack', `${name}@${version}`, '--pack-destination=.cache', ...QUIET]
  await run('npm', pack, { show: 'failure' })
  return async () => {
    const into = ['-C', 'node_modules/.bin', '--strip-components=2', 'package/bin']
    const unpacked = await run('tar', ['-xzf', archive, ...into])
    rmSync(archive, { force: true })
    return unpacked
  }
}

if (process.argv[1].endsWith('install.mjs')) {
  const [, , what] = process.argv
  // an extra that has been taken out
  const isGone = what !== undefined && what !== 'for-tests' && !existsSync(what)
  if (isGone) console.error(`There is no ${what}: this command needs that extra.`)
  const options = what === 'for-tests' ? { forTests: true } : { folder: what }
  process.exitCode = !isGone && (await install(options)) ? 0 : 1
}
