import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { attribute, elementsOf } from '../../pipeline/pages/html.ts'
import { budgets } from '../budgets.ts'
import { pages } from './built-site.ts'

describe('what a visitor pays', () => {
  test.each([...pages])('%s comes with its styles in the first ten packets', (_, html) => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budgets.page)
  })

  test('the scripts of Home', () => {
    const scripts = scriptsOf(pages.get('/') ?? '')
    expect(scripts.length).toBeGreaterThan(3)
    expect(weightOf(scripts)).toBeLessThanOrEqual(budgets.scriptsOfHome)
  })

  test('the scripts of the whole site', () => {
    const scripts = globSync('assets/*.js', { cwd: 'dist' })
    expect(scripts.length).toBeGreaterThan(5)
    expect(weightOf(scripts)).toBeLessThanOrEqual(budgets.scripts)
  })
})

/** Every script that a page starts with, and all that these import. */
function scriptsOf(html: string): readonly string[] {
  const names = elementsOf(html).map((element) => attribute(element, 'data-scripts') ?? '')
  return names.flatMap((each) => each.split(' ').filter(Boolean))
}

function weightOf(names: readonly string[]) {
  return names
    .map((name) => readFileSync(`dist/${name}.br`).length)
    .reduce((total, each) => total + each, 0)
}
