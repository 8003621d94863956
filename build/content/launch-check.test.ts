import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { readOriginals } from '../pictures/originals.ts'
import { contentFiles, readContent } from './read.ts'

test('the command lists all that is open, and fails while anything is', async () => {
  const { open } = readContent(contentFiles(), await readOriginals())
  const command = spawnSync(process.execPath, ['build/content/launch-check.ts'])
  const listed = open.map(({ file, line, give }) => `${file}:${line}\n    ${give}\n`)
  expect(command.stdout.toString()).toContain(listed.join('\n'))
  expect(command.status).toBe(open.length > 0 ? 1 : 0)
})
