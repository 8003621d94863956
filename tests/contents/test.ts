// npm run test:content NAME ...: npm test with the content of tests/contents/NAME, in a copy of the
// project; without a name, with each content there is. With 'quick' only what needs no browser.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { takePhotographs } from './photographs.ts'

const CONTENTS = 'tests/contents'
/** What belongs to this folder alone, and what is linked. */
const NOT_COPIED = ['.git', 'build', 'content', 'dist', 'node_modules', 'test-results']

const QUICK = [['pipeline/build.ts'], ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']]

const asked = process.argv.slice(2).filter((each) => each !== 'quick')
const names = asked.length > 0 ? asked : globSync('*-firm', { cwd: CONTENTS })
const failed: string[] = []
for (const name of names) {
  console.log(`With the content of ${name}:`)
  const folder = copyWith(name)
  if (name === 'real-firm') await takePhotographs(folder, 'all')
  const how = { cwd: folder, stdio: 'inherit' } as const
  const runs = process.argv.includes('quick') ? QUICK : [['commands/test.mjs']]
  const passes = runs.every((run) => spawnSync(process.execPath, run, how).status === 0)
  if (!passes) failed.push(name)
}
console.log(failed.length > 0 ? `Failed with ${failed.join(', ')}` : 'Passed with each content')
process.exitCode = failed.length

/** The folder of a copy with such content. */
function copyWith(name: string) {
  const folder = join(tmpdir(), 'site-with', name)
  for (const part of readdirSync('.').filter((each) => !NOT_COPIED.includes(each))) {
    // encoded pictures stay
    if (part !== 'public') rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(part, join(folder, part), { recursive: true })
  }
  rmSync(join(folder, 'content'), { recursive: true, force: true })
  cpSync(join(CONTENTS, name), join(folder, 'content'), { recursive: true })

  // what a run notes beside the packages is its own
  const packages = readdirSync('node_modules').filter((each) => !/^\.(built|cache|vite)/.test(each))
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  for (const each of packages) {
    const link = join(folder, 'node_modules', each)
    rmSync(link, { force: true })
    symlinkSync(resolve('node_modules', each), link)
  }
  return folder
}
