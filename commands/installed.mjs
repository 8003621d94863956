import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './run.mjs'

const SCANNER = 'tests/observatory'

/**
 * Installs what package-lock.json lists, unless that is what was installed last.
 *
 * @returns {boolean} whether everything is there
 */
export function install() {
  return installIn('.')
}

/**
 * The scanner of the Mozilla Observatory, which is installed apart and without its install
 * scripts: they ask hosts beyond the registry.
 *
 * @returns the path of its script as the tests read it from the environment, and a sentence for
 *   the part of the tests that cannot be run without
 */
export function findObservatory() {
  if (installIn(SCANNER, ['--ignore-scripts'])) {
    return { paths: { OBSERVATORY_SCAN: join(SCANNER, 'scan.mjs') }, missing: [] }
  }
  return { paths: {}, missing: ['the Mozilla Observatory; npm could not install its scanner.'] }
}

/**
 * @param {string} folder with a package-lock.json
 * @param {readonly string[]} [more] parameters of npm
 */
function installIn(folder, more = []) {
  const note = join(folder, 'node_modules', '.installed-from')
  const lockFile = join(folder, 'package-lock.json')
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return true
  console.log(`Installing what ${lockFile} lists ...`)
  // Warnings are left out: of the engines, which the project brings itself.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  if (!run('npm', ['ci', '--prefix', folder, ...quiet, ...more])) return false
  writeFileSync(note, lock)
  return true
}
