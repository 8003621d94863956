// npm start: the built site on http://localhost:4173, from nothing but git, npm and Node 20.
import { build } from './built.mjs'
import { install } from './installed.mjs'
import { runUntilStopped } from './run.mjs'

const ready = install() && build()
process.exitCode = ready ? await runUntilStopped(['pipeline/serve.ts']) : 1
