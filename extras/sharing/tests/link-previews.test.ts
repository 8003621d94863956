import { globSync, readFileSync, statSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { attribute, elementsOf } from '#build/pages/html.ts'
import { company } from '#src/content/company.ts'
import { menu } from '#src/content/pages.ts'
import { headOf, pages } from '#tests/built-site/built-site.ts'

import { sharePictureSize } from '../link-preview.ts'
import { shareables } from '../shareable.ts'

/** Heavier pictures are left out by chat services, and paid for by whoever gets the link. */
const MAX_PICTURE_BYTES = 120_000

/** The pages at the own addresses of services and projects, by those addresses. */
const sharePages = new Map(
  shareables.map(({ path }): [string, string] => [path, readFileSync(`dist${path}.html`, 'utf8')]),
)
const previewed = new Map([
  ...menu.map(({ path }): [string, string] => [path, pages.get(path) ?? '']),
  ...sharePages,
])

test.each([...previewed])(
  '%s says all that a preview shows, once and not too long, with a picture that previews take',
  async (path, html) => {
    const { title, metas, canonical } = headOf(html)
    expect(metas.filter(([, content]) => content.trim() === '')).toEqual([])
    const said = Object.fromEntries(metas)
    expect(metas).toHaveLength(Object.keys(said).length)
    for (const each of [title, said['og:title']]) expect(each).toMatch(/^.{3,70}$/)
    expect(said['description']).toMatch(/^.{20,160}$/)
    expect(said['og:image:alt']).toMatch(/^.{10,420}$/)
    expect(said).toMatchObject({
      'og:type': 'website',
      'og:site_name': company.name,
      'og:description': said['description'],
      'og:image:width': String(sharePictureSize.width),
      'og:image:height': String(sharePictureSize.height),
      'og:url': `${company.siteUrl}${path}`,
      'twitter:card': 'summary_large_image',
    })
    const list = shareables.find((each) => each.path === path)?.list ?? path
    expect(canonical).toEqual([`${company.siteUrl}${list}`])

    const file = `dist${new URL(said['og:image'] ?? '').pathname}`
    const { format, width, height } = await sharp(readFileSync(file)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...sharePictureSize })
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
  },
)

test('no two addresses have the same title, description or picture, and no picture is left over', () => {
  const heads = [...previewed.values()].map(headOf)
  expect(new Set(heads.map(({ title }) => title)).size).toBe(previewed.size)
  for (const name of ['description', 'og:title', 'og:image', 'og:image:alt']) {
    const values = heads.map(({ metas }) => Object.fromEntries(metas)[name])
    expect(new Set(values).size, name).toBe(previewed.size)
  }
  expect(globSync('*', { cwd: 'dist/share' })).toHaveLength(previewed.size)
})

test.each(shareables)('$path leads on to its place in the list', ({ path, leadsTo }) => {
  const elements = elementsOf(sharePages.get(path) ?? '')
  const refresh = elements.find((each) => attribute(each, 'http-equiv') === 'refresh')
  expect(refresh && attribute(refresh, 'content')).toBe(`0; url=${leadsTo}`)
  const links = elements.filter(({ tagName }) => tagName === 'a')
  expect(links.map((link) => attribute(link, 'href'))).toEqual([leadsTo])
  const [list = '', id] = leadsTo.split('#')
  const places = elementsOf(pages.get(list) ?? '').filter((each) => attribute(each, 'id') === id)
  expect(places).toHaveLength(1)
})
