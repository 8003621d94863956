import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { brotliDecompressSync, constants } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { attribute, elementsOf } from '#build/pages/html.ts'

import { budgets, responseBudget, tooLong } from '../budgets.ts'
import { pageFiles, pages } from './built-site.ts'

describe('what a visitor pays', () => {
  test.each([...pages])('%s comes with its first screen in the first ten packets', (at, html) => {
    const body = readFileSync(`dist/${at.slice(1) || 'index'}.html.br`)
    const first = brotliDecompressSync(body.subarray(0, budgets.firstPackets - budgets.headers), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString()
    expect(html.startsWith(first)).toBe(true)
    // its first section, or the first card in it
    const parts = elementsOf(html).filter(({ tagName }) => /^(section|article)$/.test(tagName))
    const end = Math.min(...parts.map((part) => part.sourceCodeLocation?.endOffset ?? Infinity))
    expect(first).toContain("@font-face{font-family:'Archivo Heading';src:url(data:font/woff2;")
    // with all styles but those of what follows
    expect(html.slice(end).split('</style>')).toHaveLength(2)
    expect(first.length).toBeGreaterThan(end)
  })

  test('no page takes more than it was designed with, and what its lists add', () => {
    const long = [...pages.keys()].flatMap((path) => {
      const { size } = statSync(`dist/${path.slice(1) || 'index'}.html.br`)
      return tooLong(path, size + budgets.headers, responseBudget(path))
    })
    expect(long, long.join('; ')).toEqual([])
  })

  test('the script of a page that nobody has touched', () => {
    for (const [path, html] of pages) {
      const entry = elementsOf(html).map((element) => attribute(element, 'data-entry') ?? '')
      const [file = '', ...others] = entry.filter(Boolean)
      expect(others, path).toEqual([])
      expect(readFileSync(`dist${file}`, 'utf8'), 'imports nothing').not.toMatch(/^import|;import/)
      expect(tooLong(path, weightOf([file.replace('/assets/', '')]), budgets.scriptAtRest)).toEqual(
        [],
      )
    }
  })

  test('the scripts of Home, once they are wanted', () => {
    const scripts = scriptsOf('/')
    expect(scripts.length).toBeGreaterThan(3)
    expect(tooLong('Home in scripts', weightOf(scripts), budgets.scriptsOfHome)).toEqual([])
  })

  test('the scripts of the whole site', () => {
    const scripts = globSync('*.js', { cwd: 'dist/assets' })
    expect(scripts.length).toBeGreaterThan(5)
    expect(tooLong('the site in scripts', weightOf(scripts), budgets.scripts)).toEqual([])
  })
})

/** Every script of a page that is hydrated. */
function scriptsOf(path: string): readonly string[] {
  const { all = [], [path]: own = [] } = pageFiles(pages.get(path) ?? '')
  return [...all, ...own].filter((file) => file.endsWith('.js'))
}

/** What is sent of these: a script too small to gain by it is not compressed. */
function weightOf(names: readonly string[]) {
  return names
    .map((name) => `dist/assets/${name}`)
    .map((file) => readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length)
    .reduce((total, each) => total + each, 0)
}
