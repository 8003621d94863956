import { join } from 'node:path'

import { installFromDebian, onPath, works } from './programs.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const { LOCALAPPDATA, PROGRAMFILES } = process.env
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
]

const HOW_TO_GET_ONE =
  'No Chromium or Chrome was found for the browser tests: install one, or run "npx playwright install chromium", or put the path of one into CHROMIUM_PATH.'

/**
 * A browser for the journeys: the one CHROMIUM_PATH names, an installed one, Playwright's own
 * download, or Debian's package where this process may install it.
 *
 * @returns {Promise<string>} the path of its program
 * @throws with a sentence that says how to get one
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (works(named)) return named
    throw new Error(`CHROMIUM_PATH is '${named}', which is not a browser that starts.`)
  }
  const found = installed() ?? (await playwrightsOwn()) ?? fromDebian()
  if (!found) throw new Error(HOW_TO_GET_ONE)
  return found
}

function installed() {
  return [...onPath(NAMES), ...USUAL_PLACES].find(works)
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath()].find(works)
}

function fromDebian() {
  installFromDebian(['chromium'])
  return installed()
}
