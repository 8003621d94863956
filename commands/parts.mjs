import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

import { run } from './run.mjs'

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The parts of the tests that need a program of the machine, and how each system gets it. */
const PARTS = [
  {
    name: 'the journey in Firefox',
    find: () => {
      const path = findProgram([
        'firefox-esr',
        'firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ])
      return path && { FIREFOX_PATH: path }
    },
    debian: ['firefox-esr'],
    ubuntu: 'sudo apt-get install firefox',
    darwin: 'brew install --cask firefox',
    win32: 'winget install Mozilla.Firefox',
  },
  {
    name: 'the journey in WebKit',
    find: () => {
      const [driver, xvfb, xauth] = ['WebKitWebDriver', 'xvfb-run', 'xauth'].map((each) =>
        findProgram([each], existsSync),
      )
      return driver && xvfb && xauth && { WEBKIT_DRIVER_PATH: driver, XVFB_PATH: xvfb }
    },
    // xvfb only recommends xauth, and its xvfb-run needs it
    debian: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
  {
    name: 'the site on nginx',
    find: () => {
      // where Debian keeps it, its users do not have it on their PATH
      const path = findProgram(['nginx', '/usr/sbin/nginx'], existsSync)
      return (
        path && existsSync(BROTLI_MODULE) && { NGINX_PATH: path, NGINX_BROTLI_PATH: BROTLI_MODULE }
      )
    },
    debian: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  {
    name: 'the site on Caddy',
    find: () => {
      const path = findProgram(['caddy'], existsSync)
      return path && { CADDY_PATH: path }
    },
    debian: ['caddy'],
    darwin: 'brew install caddy',
    win32: 'winget install CaddyServer.Caddy',
  },
]

/**
 * Which parts of the tests this machine can run.
 *
 * @param {boolean} everything whether what is missing is installed first, where that is possible
 * @returns where the programs are, as the tests read it from the environment; and for each part
 *   that is missing a sentence that says how to get it
 */
export async function findParts(everything) {
  const lacking = PARTS.filter(({ find }) => !find())
  if (everything && lacking.length) await installFromDebian(lacking.flatMap(({ debian }) => debian))
  const missing = PARTS.filter(({ find }) => !find())
  return {
    environment: Object.assign({}, ...PARTS.map(({ find }) => find() || {})),
    missing: missing.map((part) => `Not run: ${part.name} (${howToGet(part)})`),
  }
}

/** Installs packages of Debian, where this process may, and says so before. */
export async function installFromDebian(packages) {
  if (distribution() !== 'debian' || process.getuid?.() !== 0) return
  console.log(`Installing Debian’s ${packages.join(', ')} for the tests ...`)
  const quiet = { show: 'failure', environment: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update'], quiet)
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], quiet)
}

/** The first of these programs that fits: those on the PATH by their names, others by their paths. */
export function findProgram(names, fits = starts) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find(fits)
}

/** Whether a browser starts: some systems have one that only says where to get it. */
export function starts(path) {
  if (!existsSync(path)) return false
  // on Windows a browser opens a window when it is asked for its version
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function howToGet(part) {
  if (process.platform !== 'linux') return part[process.platform] ?? 'it needs Debian or Ubuntu'
  const packages = `sudo apt-get install ${part.debian.join(' ')}`
  if (distribution() === 'ubuntu') return part.ubuntu ?? packages
  return distribution() === 'debian' ? packages : `on Debian: ${packages}`
}

function distribution() {
  if (!existsSync('/etc/os-release')) return undefined
  return /^ID="?(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
}
