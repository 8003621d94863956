import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { company } from '#app/content/company.ts'
import { menu, pages } from '#app/content/pages.ts'

import { lastChange } from '../../pipeline/pages/sitemap.ts'

const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry)

test('the sitemap has the five pages at their canonical addresses, and nothing else', () => {
  expect(sitemap).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
  )
  expect(sitemap).toMatch(/<\/urlset>\n$/)
  const addresses = entries.map((entry) => entry.match(/^<loc>([^<&]+)<\/loc>/)?.[1])
  expect(addresses).toEqual(menu.map(({ path }) => `${company.siteUrl}${path}`))
})

test.each(Object.entries(pages))(
  '%s was last changed on a day of its history',
  (name, { path }) => {
    const entry = entries[menu.findIndex((page) => page.path === path)] ?? ''
    const day = entry.match(/<lastmod>([^<]*)<\/lastmod>/)?.[1]
    // an older build is still right about the days it knew
    const days = gitSays('log', '--format=%cs', '--', `app/pages/${name}.tsx`, 'app/content')
    const known = gitSays('rev-parse', '--is-shallow-repository')[0] === 'false'
    if (known) expect(days).toContain(day)
    else expect(entry).not.toContain('lastmod')
  },
)

test('a file that git does not know has no date', () => {
  expect(lastChange(['no-such-file.ts'])).toBeUndefined()
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
