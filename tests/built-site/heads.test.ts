import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { company } from '#src/content/company.ts'
import { menu } from '#src/content/pages.ts'

import { headOf, pages, unlisted } from './built-site.ts'

const heads = menu.map(({ path }) => ({ path, ...headOf(pages.get(path) ?? '') }))

test.each(heads)('$path says what it is, once and not too long', ({ path, title, ...head }) => {
  const said = Object.fromEntries(head.metas)
  expect(head.metas).toHaveLength(Object.keys(said).length)
  // nothing of it is cut off
  expect(title).toMatch(/^[^…]{3,70}$/)
  expect(said['description']).toMatch(/^.{20,160}$/)
  expect(head.canonical).toEqual([`${company.siteUrl}${path}`])
})

test('no two pages have the same title or description', () => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(menu.length)
  const descriptions = heads.map(({ metas }) => Object.fromEntries(metas)['description'])
  expect(new Set(descriptions).size).toBe(menu.length)
})

test('search engines are asked to leave out the page of unknown addresses, and only that', () => {
  const all = globSync('**/*.html', { cwd: 'dist', exclude: unlisted })
  const leftOut = all.filter((file) => {
    const { metas } = headOf(readFileSync(`dist/${file}`, 'utf8'))
    return metas.some(([name, content]) => name === 'robots' && content === 'noindex')
  })
  expect(leftOut).toEqual(['404.html'])
})
