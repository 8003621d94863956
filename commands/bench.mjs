// npm run bench [-- FOLDER]: what visitors pay and wait for, of this site and of another one.
import { build } from './built.mjs'
import { findChromium } from './chromium.mjs'
import { runNode } from './run.mjs'
import { findServers } from './servers.mjs'

const ready = build()
const CHROMIUM_PATH = await findChromium()
const parameters = ['bench/bench.ts', ...process.argv.slice(2)]
process.exitCode = ready && runNode(parameters, { CHROMIUM_PATH, ...findServers().paths }) ? 0 : 1
