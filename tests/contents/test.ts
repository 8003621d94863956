// npm run test:content NAME ...: npm test with the content of tests/contents/NAME, in a copy of the
// project; without a name, with each content there is. With 'quick' only what needs no browser.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

import { copyWith } from './copy.ts'
import { takePhotographs } from './photographs.ts'

const CONTENTS = 'tests/contents'
const QUICK = [['build/build.ts'], ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']]

const asked = process.argv.slice(2).filter((each) => each !== 'quick')
const names = asked.length > 0 ? asked : globSync('*-firm', { cwd: CONTENTS })
const failed: string[] = []
for (const name of names) {
  console.log(`With the content of ${name}:`)
  const folder = copyWith(join(CONTENTS, name), name)
  if (name === 'real-firm') await takePhotographs(folder, 'all')
  const how = { cwd: folder, stdio: 'inherit' } as const
  const runs = process.argv.includes('quick') ? QUICK : [['commands/test.mjs']]
  const passes = runs.every((run) => spawnSync(process.execPath, run, how).status === 0)
  if (!passes) failed.push(name)
}
console.log(failed.length > 0 ? `Failed with ${failed.join(', ')}` : 'Passed with each content')
process.exitCode = failed.length
