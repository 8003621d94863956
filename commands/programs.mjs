import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { run } from './run.mjs'

/**
 * Where programs of these names might be on the PATH.
 *
 * @param {readonly string[]} names
 */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Whether a browser starts. Some systems have a chromium that only says where to get one. */
export function works(path) {
  if (!existsSync(path)) return false
  // Chrome on Windows opens a window when it is asked for its version.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

/**
 * Installs packages of Debian, where this process may.
 *
 * @param {readonly string[]} packages
 */
export function installFromDebian(packages) {
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (!isDebian || process.getuid?.() !== 0) return
  console.log(`Installing Debian’s ${packages.join(', ')} for the tests ...`)
  run('apt-get', ['update', '--quiet'])
  run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}
