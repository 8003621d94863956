import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { company } from '#src/content/company.ts'
import { menu } from '#src/content/pages.ts'

const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry)

test('the sitemap has the pages of the menu at their canonical addresses, and nothing else', () => {
  const addresses = entries.map((entry) => entry.match(/^<loc>([^<&]+)<\/loc>/)?.[1])
  expect(addresses).toEqual(menu.map(({ path }) => `${company.siteUrl}${path}`))
})

test('robots.txt lets everyone in and names the sitemap', () => {
  expect(readFileSync('dist/robots.txt', 'utf8').split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${company.siteUrl}/sitemap.xml`,
  ])
})
