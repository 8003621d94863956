// npm run screenshots: every page and state into screenshots/, to be looked at.
import { build } from './built.mjs'
import { findChromium } from './chromium.mjs'
import { runNode } from './run.mjs'

const ready = build()
const CHROMIUM_PATH = await findChromium()
process.exitCode = ready && runNode(['tests/screenshots.ts'], { CHROMIUM_PATH }) ? 0 : 1
