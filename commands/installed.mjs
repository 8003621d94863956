import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { run } from './run.mjs'

const NOTE = 'node_modules/.installed-from'

/**
 * Installs what package-lock.json lists, unless that is what was installed last.
 *
 * @returns {boolean} whether everything is there
 */
export function install() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === lock) return true
  console.log('Installing what package-lock.json lists ...')
  // Warnings are left out: of the engines, which the project brings itself.
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) return false
  writeFileSync(NOTE, lock)
  return true
}
