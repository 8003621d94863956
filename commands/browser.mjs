// node commands/browser.mjs SCRIPT ...: runs a script that needs the built site and a browser.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { build } from './built.mjs'
import { install } from './install.mjs'
import { findProgram, installFromDebian } from './parts.mjs'
import { runNode } from './run.mjs'

const { LOCALAPPDATA = '', PROGRAMFILES = '' } = process.env
const USUAL = [
  // draws the same pages without a window's work: the journeys take a third less
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[PROGRAMFILES, LOCALAPPDATA].map((each) => `${each}/Google/Chrome/Application/chrome.exe`),
]

const HOW_TO_GET_ONE = `The browser tests need a Chromium or Chrome that starts. To get one,
Debian: sudo apt-get install chromium-headless-shell; Ubuntu: sudo npx playwright install --with-deps chromium;
macOS, Windows: https://www.google.com/chrome; or put the path of one into CHROMIUM_PATH.`

/**
 * The path of a browser for the tests: the one CHROMIUM_PATH names, an installed one, Playwright's
 * download, or Debian's package where this process may install it; else it says how to get one.
 */
export async function findChromium() {
  const { CHROMIUM_PATH } = process.env
  const usual = CHROMIUM_PATH ? [CHROMIUM_PATH] : USUAL
  const found = findProgram(usual, starts) ?? (CHROMIUM_PATH ? undefined : await download())
  if (!found) console.error(CHROMIUM_PATH ? `${CHROMIUM_PATH} does not start.` : HOW_TO_GET_ONE)
  return found
}

async function download() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  if (starts(path)) return path
  console.log('No Chromium or Chrome is installed: downloading Playwright’s own (170 MB) ...')
  const parameters = ['node_modules/@playwright/test/cli.js', 'install', '--no-shell', 'chromium']
  // a host that does not answer is given up soon
  const environment = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }
  await runNode(parameters, { environment, show: 'nothing' })
  if (starts(path)) return path
  await installFromDebian(['chromium-headless-shell'])
  return findProgram(USUAL, starts)
}

/** Some systems have one that only says where to get it. */
function starts(path) {
  if (!existsSync(path)) return false
  // on Windows a browser opens a window when it is asked for its version
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

if (process.argv[1].endsWith('browser.mjs')) {
  const [, , script, ...parameters] = process.argv
  const ready = (await install({ forTests: true })) && (await build())
  const CHROMIUM_PATH = ready && (await findChromium())
  const run = () => runNode([script, ...parameters], { environment: { CHROMIUM_PATH } })
  process.exitCode = CHROMIUM_PATH && (await run()) ? 0 : 1
}
