// npm start: the built site on http://localhost:4173, from nothing but git, npm and Node 20.
import { build } from './built.mjs'
import { install } from './install.mjs'
import { runUntilStopped } from './run.mjs'

if ((await install()) && (await build())) runUntilStopped(['pipeline/serve.ts'])
else process.exitCode = 1
