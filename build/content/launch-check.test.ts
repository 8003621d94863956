import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { contentFiles } from '#src/content/read.ts'

import { readOriginals } from '../pictures/originals.ts'
import { checkContent } from './check.ts'

test('the command lists all that is open or hardly meant, and fails while anything is', async () => {
  const { pending, warnings } = checkContent(contentFiles(), await readOriginals())
  const command = spawnSync(process.execPath, ['build/content/launch-check.ts'])
  const listed = pending.map(({ file, line, give }) => `${file}:${line}\n    ${give}\n`)
  expect(command.stdout.toString()).toContain(listed.join('\n'))
  expect(command.stdout.toString()).toContain(warnings.join('\n  '))
  expect(command.status).toBe(pending.length + warnings.length > 0 ? 1 : 0)
})
