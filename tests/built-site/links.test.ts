import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { attribute, elementsOf } from '#build/pages/html.ts'
import { serve } from '#build/serve.ts'
import { menu } from '#src/content/pages.ts'

import { addressesIn, pageFiles, pages } from './built-site.ts'

let site: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  site = await serve({ folder: 'dist', port: 0 })
})
afterAll(() => site.stop())

test('the pages of the menu and that of unknown addresses are there, and nothing else', () => {
  expect([...pages.keys()]).toEqual(['/404', ...menu.map(({ path }) => path)].toSorted())
})

test.each([...pages])('everything %s leads to or shows is there', async (page, html) => {
  const addresses = addressesIn(html)
  expect(addresses).toContain('/about')
  const missing = []
  for (const address of new Set(addresses.map((each) => each.replace(/#.*$/, '')))) {
    const { status } = await fetch(site.address + address, { redirect: 'manual' })
    if (address && status !== 200) missing.push(`${page} names ${address}: ${status}`)
  }
  expect(missing).toEqual([])
})

test.each([...pages])('every place inside a page that %s leads to exists', (page, html) => {
  const missing = addressesIn(html).filter((address) => {
    const [path, id] = address.split('#')
    if (!id) return false
    if (path?.endsWith('.svg')) return !readFileSync(`dist${path}`, 'utf8').includes(`id="${id}"`)
    return !idsOf(path?.replace(/\?.*$/, '') || page).has(id)
  })
  expect(missing).toEqual([])
})

test.each([...pages])('%s carries its styles, and asks for its font before them', (_, html) => {
  const [before = '', ...styles] = html.split('<style>')
  expect(styles.length).toBeGreaterThan(0)
  expect(before).toMatch(/<link rel="preload" href="\/fonts\/[^"]+" as="font"/)
})

test.each([...pages])('%s carries a style for every class of its elements', (_, html) => {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
  const classes = elementsOf(html).flatMap((element) => {
    return (attribute(element, 'class') ?? '').split(' ').filter((name) => name.startsWith('_'))
  })
  expect(classes.length).toBeGreaterThan(10)
  const unstyled = new Set(classes.filter((name) => !styles.includes(`.${name}`)))
  expect([...unstyled]).toEqual([])
})

test('every page of the menu names scripts that no other page has', () => {
  const scripts = Object.entries(pageFiles(pages.get('/') ?? ''))
    .filter(([path]) => pages.has(path) && path !== '/404')
    .map(([path, files]) => [path, files.filter((file) => file.endsWith('.js'))] as const)
  expect(scripts).toHaveLength(menu.length)
  const without = scripts.filter(([path, named]) => {
    const others = scripts.filter(([other]) => other !== path).flatMap(([, each]) => each)
    return !named.some((each) => !others.includes(each))
  })
  expect(without.map(([path]) => path)).toEqual([])
})

test('no preloaded picture is fetched twice where imagesrcset is unknown', () => {
  const all = [...pages.values()].flatMap(elementsOf)
  const preloads = all.filter((element) => attribute(element, 'as') === 'image')
  expect(preloads.length).toBeGreaterThan(0)
  for (const preload of preloads) {
    expect(attribute(preload, 'imagesrcset')).toContain('.avif ')
    expect(attribute(preload, 'href')).toBeUndefined()
  }
})

test.each([...pages])('%s shows every picture that it preloads, in the same files', (_, html) => {
  const all = elementsOf(html)
  const preloads = all.filter((element) => attribute(element, 'as') === 'image')
  const shown = all.map((each) => [attribute(each, 'srcset'), attribute(each, 'sizes')])
  for (const preload of preloads) {
    const files = [attribute(preload, 'imagesrcset'), attribute(preload, 'imagesizes')]
    expect(shown).toContainEqual(files)
  }
})

test.each([...pages])('%s asks for no script before its pictures', (_, html) => {
  expect(html).not.toMatch(/modulepreload|<script[^>]* src=/)
})

function idsOf(path: string) {
  const elements = elementsOf(pages.get(path) ?? '')
  return new Set(elements.map((element) => attribute(element, 'id')))
}
