import { existsSync } from 'node:fs'

import { installFromDebian, onPath, works } from './programs.mjs'

const FIREFOX = ['firefox-esr', 'firefox']
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/**
 * The browsers beside Chromium, installed or Debian's packages where this process may install
 * them. Unlike Chromium they may be missing.
 *
 * @returns the paths as the tests read them from the environment, the program that gives WebKit
 *   a display, and a sentence for each browser that is missing
 */
export function findEngines() {
  const lacking = []
  if (!firefox()) lacking.push('firefox-esr')
  // xvfb only recommends xauth, and its xvfb-run needs it
  if (!webkit()) lacking.push('webkit2gtk-driver', 'xvfb', 'xauth')
  if (lacking.length) installFromDebian(lacking)

  const firefoxPath = firefox()
  const webkitPaths = webkit()
  const missing = []
  if (!firefoxPath) missing.push('the journey in Firefox; Debian’s package is firefox-esr.')
  if (!webkitPaths) {
    missing.push('the journey in WebKit; Debian’s packages are webkit2gtk-driver, xvfb and xauth.')
  }
  return {
    paths: {
      ...(firefoxPath && { FIREFOX_PATH: firefoxPath }),
      ...(webkitPaths && { WEBKIT_DRIVER_PATH: webkitPaths.driver }),
    },
    xvfb: webkitPaths?.xvfb,
    missing,
  }
}

function firefox() {
  return [...onPath(FIREFOX), ...FIREFOX_PLACES].find(works)
}

function webkit() {
  const [driver, xvfb, xauth] = ['WebKitWebDriver', 'xvfb-run', 'xauth'].map((name) =>
    onPath([name]).find(existsSync),
  )
  return driver && xvfb && xauth ? { driver, xvfb } : undefined
}
