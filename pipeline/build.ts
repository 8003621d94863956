import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

import { reminder, stillOpen } from './checks/launch-check.ts'
import { finish } from './pages/finish.ts'
import { prepare } from './prepare.ts'

try {
  // Pictures, font, map and icons, which the app imports.
  await prepare()
  // The app, and each page drawn to HTML.
  reactRouterBuild()
  // What ships: flat addresses, styles inside the pages, everything compressed.
  await finish()
  const open = reminder(stillOpen())
  if (open) console.log(open)
} catch (problem) {
  console.error(
    `\nThe build failed. ${problem instanceof Error ? problem.message : String(problem)}`,
  )
  process.exitCode = 1
}

function reactRouterBuild() {
  const require = createRequire(import.meta.url)
  const program = require
    .resolve('@react-router/dev/package.json')
    .replace('package.json', 'bin.cjs')
  const { status } = spawnSync(process.execPath, [program, 'build'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('React Router could not build the pages; its reason is above.')
}
