import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { budgets } from '../budgets.ts'
import { pages } from './built-site.ts'

const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))

describe('what a visitor pays', () => {
  test.each([...pages])('%s comes with its styles in the first ten packets', (_, html) => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budgets.page)
  })

  test('the scripts of Home', () => {
    const named = scriptsNamedIn(pages.get('/') ?? '')
    expect(named.length).toBeGreaterThan(3)
    expect(weightOf(named)).toBeLessThanOrEqual(budgets.scriptsOfHome)
  })

  test('the scripts of the whole site', () => {
    expect(scripts.length).toBeGreaterThan(5)
    expect(weightOf(scripts)).toBeLessThanOrEqual(budgets.scripts)
  })
})

/** Every script that a page starts with, and all that these import. */
function scriptsNamedIn(text: string, found = new Set<string>()): readonly string[] {
  for (const name of scripts.filter((each) => text.includes(each) && !found.has(each))) {
    // the list of all pages' scripts names many that it does not ask for
    found.add(name)
    if (!name.startsWith('manifest'))
      scriptsNamedIn(readFileSync(`dist/assets/${name}`, 'utf8'), found)
  }
  return [...found]
}

function weightOf(names: readonly string[]) {
  return names
    .map((name) => readFileSync(`dist/assets/${name}.br`).length)
    .reduce((total, each) => total + each, 0)
}
