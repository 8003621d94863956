import { globSync, readFileSync, statSync } from 'node:fs'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { company } from '#app/content/company.ts'
import { menu } from '#app/content/pages.ts'
import { shareables } from '#app/content/shareable.ts'

import { attribute, elementsOf, wordsOf } from '../../pipeline/pages/html.ts'
import { serve } from '../../pipeline/serve.ts'
import { budgets } from '../budgets.ts'
import { pages, sharePages } from './built-site.ts'

let site: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  site = await serve({ folder: 'dist', port: 0 })
})
afterAll(() => site.stop())

/** What a preview cuts off is lost, and what is too short says nothing. */
const TITLE_CHARACTERS = [4, 70] as const
const DESCRIPTION_CHARACTERS = [50, 160] as const
const MOST_ALT_CHARACTERS = 420
const MOST_PICTURE_BYTES = 120_000

const previewed = new Map([
  ...menu.map(({ path }): [string, string] => [path, pages.get(path) ?? '']),
  ...sharePages,
])

test.each([...previewed])('%s says all that a preview asks for, once', (path, html) => {
  const { title, metas, canonical } = headOf(html)
  expect([title.length, metas.filter(([, content]) => content.trim() === '')]).toEqual([
    within(title.length, TITLE_CHARACTERS),
    [],
  ])
  const named = Object.fromEntries(metas)
  expect(metas.map(([name]) => name).toSorted()).toEqual(Object.keys(named).toSorted())
  const { description = '', 'og:title': ogTitle = '', 'og:image:alt': alt = '' } = named
  expect(description.length).toBe(within(description.length, DESCRIPTION_CHARACTERS))
  expect(ogTitle.length).toBe(within(ogTitle.length, TITLE_CHARACTERS))
  expect(alt.length).toBe(within(alt.length, [10, MOST_ALT_CHARACTERS]))
  expect(named).toMatchObject({
    'og:type': 'website',
    'og:site_name': company.name,
    'og:locale': 'en_GB',
    'og:description': description,
    'og:url': `${company.siteUrl}${path}`,
    'twitter:card': 'summary_large_image',
  })
  expect(canonical).toEqual([`${company.siteUrl}${listOf(path)}`])
})

test.each([...previewed])('%s has a picture that previews take', async (_, html) => {
  const named = Object.fromEntries(headOf(html).metas)
  const address = named['og:image'] ?? ''
  expect(address).toMatch(/^https:\/\/[^/]+\/share\/[\w-]+\.[0-9a-f]{8}\.jpg$/)
  const file = `dist${new URL(address).pathname}`
  const { format, width, height } = await sharp(readFileSync(file)).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(named).toMatchObject({
    'og:image:type': 'image/jpeg',
    'og:image:width': String(width),
    'og:image:height': String(height),
  })
  expect(statSync(file).size).toBeLessThanOrEqual(MOST_PICTURE_BYTES)
})

test('no two addresses have the same title, description, preview or picture', () => {
  const heads = [...previewed.values()].map(headOf)
  expect(heads).toHaveLength(16)
  expect(new Set(heads.map(({ title }) => title)).size).toBe(16)
  for (const name of ['description', 'og:title', 'og:url', 'og:image', 'og:image:alt']) {
    const values = heads.map(({ metas }) => Object.fromEntries(metas)[name])
    expect(new Set(values).size, name).toBe(16)
  }
})

test('every picture there is belongs to an address', () => {
  const shown = [...previewed.values()].map((html) => {
    return Object.fromEntries(headOf(html).metas)['og:image']?.split('/').at(-1)
  })
  expect(globSync('*', { cwd: 'dist/share' }).toSorted()).toEqual(shown.toSorted())
})

test('every service and project has an own address, and nothing else has', () => {
  const files = globSync('*/*.html', { cwd: 'dist' }).map((name) => `/${name.slice(0, -5)}`)
  expect(files.toSorted()).toEqual(shareables.map(({ path }) => path).toSorted())
})

test.each(shareables)('$path leads to $leadsTo, and says so itself', async ({ path, leadsTo }) => {
  const elements = elementsOf(sharePages.get(path) ?? '')
  const refresh = elements.find((each) => attribute(each, 'http-equiv') === 'refresh')
  expect(refresh && attribute(refresh, 'content')).toBe(`0; url=${leadsTo}`)
  const links = elements.filter(({ tagName }) => tagName === 'a')
  expect(links.map((link) => attribute(link, 'href'))).toEqual([leadsTo])
  expect(elements.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1)
  const [list = '', id] = leadsTo.split('#')
  const places = elementsOf(pages.get(list) ?? '').filter((each) => attribute(each, 'id') === id)
  expect(places).toHaveLength(1)
})

test.each(shareables)('$path is served beside its list', async ({ path, list }) => {
  const answer = await fetch(site.address + path, { redirect: 'manual' })
  expect([answer.status, await answer.text()]).toEqual([200, sharePages.get(path)])
  const withEnding = await fetch(`${site.address}${path}.html`, { redirect: 'manual' })
  expect([withEnding.status, withEnding.headers.get('location')]).toEqual([308, path])
  expect(await (await fetch(site.address + list)).text()).toBe(pages.get(list))
  expect((await fetch(`${site.address}${list}/nothing-here`)).status).toBe(404)
})

test('a share picture is kept for a year', async () => {
  const [name] = globSync('*', { cwd: 'dist/share' })
  const { headers } = await fetch(`${site.address}/share/${name}`)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-type')).toBe('image/jpeg')
})

test.each(menu)('$path with all its tags still comes in one go', ({ path }) => {
  const file = `dist/${path.slice(1) || 'index'}.html.br`
  expect(statSync(file).size).toBeLessThanOrEqual(budgets.page)
})

test('search engines are asked to leave out the page of unknown addresses, and only that', () => {
  const leftOut = [...pages, ...sharePages].filter(([, html]) => {
    return headOf(html).metas.some(([name, content]) => name === 'robots' && content === 'noindex')
  })
  expect(leftOut.map(([path]) => path)).toEqual(['/404'])
})

function headOf(html: string) {
  const elements = elementsOf(html)
  const title = elements.filter(({ tagName }) => tagName === 'title').map(wordsOf)
  const metas = elements
    .filter(({ tagName }) => tagName === 'meta')
    .map((meta): [string, string] => [
      attribute(meta, 'property') ?? attribute(meta, 'name') ?? '',
      attribute(meta, 'content') ?? '',
    ])
    .filter(([name]) => name !== '')
  const canonical = elements
    .filter((each) => attribute(each, 'rel') === 'canonical')
    .map((link) => attribute(link, 'href'))
  return { title: title[0] ?? '', metas, canonical }
}

/** The canonical address: a service's or project's is the list it stands in. */
function listOf(path: string) {
  return shareables.find((each) => each.path === path)?.list ?? path
}

/** The value itself, or the limit it oversteps. */
function within(value: number, [least, most]: readonly [number, number]) {
  return Math.min(Math.max(value, least), most)
}
