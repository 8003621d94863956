import { existsSync, globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What the documents say of the code today. */
const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md', '{art,extras/*}/*.md']).map(
  (name) => [name, readFileSync(name, 'utf8')] as const,
)

/** The root folders of which a path in a document may speak; which files of content/ there are is the owner's. */
const PATH = /^(art|build|commands|docs|extras|pictures|public|src|tests)\//

test.each(documents)('every file that %s names is there', (_, text) => {
  const named = [...text.matchAll(/`([\w.*-]+\/[\w./*-]+)`/g)].map(([, path = '']) => path)
  const paths = [...new Set(named)].filter((path) => PATH.test(path))
  expect(paths.filter((path) => !isOfAbsentExtra(path) && !exists(path))).toEqual([])
})

test('every criterion of accessibility names tests that exist', () => {
  const named = rowsOf('docs/accessibility.md', 'Criterion').map(([criterion, , shown = '']) => {
    return { criterion, tests: [...shown.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name) }
  })
  expect(named.length).toBeGreaterThan(30)
  const missing = named.flatMap(({ criterion, tests }) => {
    const wanted = tests.filter((name) => !isOfAbsentExtra(name))
    return wanted.filter((name) => !existsSync(fileOf(name))).map((name) => [criterion, name])
  })
  expect(missing).toEqual([])
})

const faults =
  'script responds with 404, script is slow, image host down, map blocked, storage blocked, offline, ' +
  'stale chunk, full disk quota, clock wrong, javascript off, refused, stalled, dropped'
const rows = rowsOf('docs/reliability.md', 'Fault')

test.each(faults.split(', '))('the fault "%s" is in the table', (fault) => {
  expect(rows.some(([name]) => name?.toLowerCase().includes(fault))).toBe(true)
})

test.each(rows)('%s: what is seen, "%s", has its tests: %s', (_, seen, tests = '') => {
  expect(seen).not.toBe('')
  const files = [...tests.matchAll(/`([\w/-]+)`: ((?:(?!; `).)+)/g)]
  expect(files.length).toBeGreaterThan(0)
  for (const [, name = '', titles = ''] of files) {
    if (isOfAbsentExtra(name)) continue
    const text = readFileSync(fileOf(name), 'utf8')
    for (const title of titles.split('; ')) expect(text, name).toContain(title)
  }
})

/** The rows of the tables that begin with such a column. */
function rowsOf(file: string, column: string) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith(`| ${column} |`))
    .map((line) => line.slice(2, -2).split(' | '))
}

/** Tests are named without their ending, and journeys without their folder. */
function fileOf(name: string) {
  const file = name.includes('/') ? name : `tests/journeys/${name}`
  return file.endsWith('.ts') ? file : `${file}.test.ts`
}

/** What documents say of an extra stays true of the site that has it. */
function isOfAbsentExtra(path: string) {
  const [folder] = /^extras\/[\w-]+(?=\/)/.exec(path) ?? []
  return folder !== undefined && !existsSync(folder)
}

/** A path, also one of a module without its ending, or a pattern. */
function exists(path: string) {
  return globSync([path, `${path}.*`, `${path}.test.*`]).length > 0
}
