import { existsSync, readFileSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

import { run } from './run.mjs'

/**
 * Optional parts of the tests, the programs they need by their environment variables, and Debian's
 * packages of these; with xauth, which xvfb only recommends.
 */
const PARTS = JSON.parse(readFileSync('commands/parts.json', 'utf8'))

/**
 * The paths of the programs, after installing missing ones if everything is to be run, and for each
 * part that is still missing a sentence on how to get it.
 */
export async function findParts(everything) {
  const lacking = PARTS.filter((part) => !pathsOf(part))
  const packages = lacking.flatMap(({ debian }) => debian.split(' '))
  if (everything && lacking.length) await installFromDebian(packages)
  const missing = PARTS.filter((part) => !pathsOf(part)).map(({ name, programs, debian }) => {
    const wanted = Object.values(programs).map(([program]) => program)
    return `Not run: ${name}: needs ${wanted.join(', ')} (sudo apt-get install ${debian})`
  })
  return { environment: Object.assign({}, ...PARTS.map(pathsOf)), missing }
}

/** undefined when one is missing. */
function pathsOf({ programs }) {
  const found = Object.entries(programs).map(([variable, names]) => [variable, findProgram(names)])
  return found.every(([, path]) => path) ? Object.fromEntries(found) : undefined
}

/** The first of these that fits: names are looked up on the PATH, paths are taken as they are. */
export function findProgram(names, fits = existsSync) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find(fits)
}

/** Says that it installs Debian packages and does, where this process is allowed to. */
export async function installFromDebian(packages) {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (!/^ID=debian$/m.test(release) || process.getuid() !== 0) return
  console.log(`Installing Debian’s ${packages.join(', ')} for the tests ...`)
  const options = { show: 'failure', environment: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update'], options)
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options)
}
