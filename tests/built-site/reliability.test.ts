import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const rows = readFileSync('docs/reliability.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Fault'))
  .map((line) => line.slice(2, -2).split(' | '))

const faults =
  'script responds with 404, script is slow, image host down, map blocked, storage blocked, offline, ' +
  'stale chunk, full disk quota, clock wrong, javascript off, refused, stalled, dropped'

test.each(faults.split(', '))('the fault "%s" is in the table', (fault) => {
  expect(rows.some(([name]) => name?.toLowerCase().includes(fault))).toBe(true)
})

test.each(rows)('%s: what is seen, "%s", has its tests: %s', (_, seen, tests = '') => {
  expect(seen).not.toBe('')
  const files = [...tests.matchAll(/`([\w/-]+)`: ((?:(?!; `).)+)/g)]
  expect(files.length).toBeGreaterThan(0)
  for (const [, name = '', titles = ''] of files) {
    const file = `${name.includes('/') ? name : `tests/journeys/${name}`}.test.ts`
    expect(existsSync(file), file).toBe(true)
    const text = readFileSync(file, 'utf8')
    for (const title of titles.split('; ')) expect(text, file).toContain(title)
  }
})
