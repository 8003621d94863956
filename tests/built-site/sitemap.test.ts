import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { company } from '#app/content/company.ts'
import { menu } from '#app/content/pages.ts'

import { sourcesOf } from '../../pipeline/pages/sitemap.ts'

const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry)

test('the sitemap has the five pages at their canonical addresses, and nothing else', () => {
  const addresses = entries.map((entry) => entry.match(/^<loc>([^<&]+)<\/loc>/)?.[1])
  expect(addresses).toEqual(menu.map(({ path }) => `${company.siteUrl}${path}`))
})

test.each(menu)('$path was last changed on a day of its history', ({ path }) => {
  const [page = ''] = sourcesOf(path)
  expect(existsSync(page), page).toBe(true)
  const entry = entries[menu.findIndex((each) => each.path === path)] ?? ''
  const day = entry.match(/<lastmod>([^<]*)<\/lastmod>/)?.[1]
  // an older build is still right about the days it knew
  const days = gitSays('log', '--format=%cs', '--', ...sourcesOf(path))
  const [shallow] = gitSays('rev-parse', '--is-shallow-repository')
  expect(shallow === 'false' ? days : [undefined]).toContain(day)
})

test('robots.txt lets everyone in and names the sitemap', () => {
  expect(readFileSync('dist/robots.txt', 'utf8').split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${company.siteUrl}/sitemap.xml`,
  ])
})

function gitSays(...parameters: string[]) {
  return (spawnSync('git', parameters, { encoding: 'utf8' }).stdout ?? '').trim().split('\n')
}
