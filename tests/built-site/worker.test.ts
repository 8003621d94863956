import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

import { contactCard } from '#app/content/contact.ts'
import { menu } from '#app/content/pages.ts'
import { shareables } from '#app/content/shareable.ts'

import { picturesShown } from '../../pipeline/offline/pictures-shown.ts'
import { PICTURES_MOST_BYTES, pictureFile, picturesFor } from '../../worker/picture-choice.ts'
import { budgets } from '../budgets.ts'
import { pages } from './built-site.ts'

type Entry = { url: string; revision: string | null; integrity?: string; bytes?: number }

const worker = readFileSync('dist/worker.js', 'utf8')
const entries = JSON.parse(/\[\{"integrity".+?\}\]/.exec(worker)?.[0] ?? '[]') as Entry[]
const addresses = entries.map(({ url }) => url)
const shown = picturesShown(menu.map(({ path }) => pages.get(path) ?? ''))

test('every page may be kept, and what is sent to others leads on to it', () => {
  expect(addresses).toEqual(expect.arrayContaining(menu.map(({ path }) => path)))
  expect(addresses).toEqual(expect.arrayContaining(shareables.map(({ path }) => path)))
  expect(addresses).toContain(contactCard.address)
})

test('so may all scripts, styles, the font and both formats of every picture', () => {
  for (const file of [
    /^\/assets\/entry\.client-.+\.js$/,
    /^\/assets\/contact-.+\.js$/,
    /^\/assets\/style-.+\.css$/,
    /^\/assets\/contours-.+\.svg$/,
    /^\/fonts\/archivo\..+\.woff2$/,
    /^\/pictures\/hero-.+\.avif$/,
    /^\/pictures\/hero-.+\.webp$/,
    /^\/favicon\.svg$/,
  ]) {
    expect(addresses.filter((address) => file.test(address)).length, String(file)).toBeGreaterThan(
      0,
    )
  }
})

test('the profile, pictures for link previews, and what is compressed are never kept', () => {
  expect(
    addresses.filter((each) => /\.(pdf|png|br|gz|html|xml|txt)$|^\/share\//.test(each)),
  ).toEqual([])
  expect(addresses).not.toContain('/404')
  expect(addresses).not.toContain('/worker.js')
})

test('a file without a hash in its name is held to its version by what it is', () => {
  const held = entries.filter(({ url }) => !/^\/(assets|fonts|pictures)\//.test(url))
  expect(held.length).toBeGreaterThan(menu.length)
  for (const { url, revision, integrity } of held) {
    const hash = createHash('sha256')
      .update(readFileSync(fileOf(url)))
      .digest('base64')
    expect(integrity, url).toBe(`sha256-${hash}`)
    expect(revision, url).toMatch(/^[\da-f]+$/)
  }
})

test.each([
  ['320 with one and a half', 320, 1.5],
  ['360 with two', 360, 2],
  ['360 with three', 360, 3],
  ['375 with two', 375, 2],
  ['384 with 2.8125', 384, 2.8125],
  ['390 with three', 390, 3],
  ['393 with 2.75', 393, 2.75],
  ['412 with 2.625', 412, 2.625],
  ['412 with three and a half', 412, 3.5],
  ['430 with three', 430, 3],
])(
  'a phone of %s pixels each fetches ahead all pictures in its own sizes, at most 700 KB',
  (_, width, density) => {
    const wanted = wantedBy(width, density, 'avif')
    expect(wanted).toEqual(wantedBy(width, density, 'avif', Infinity))
    expect(wanted.length).toBeGreaterThan(40)
    expect(bytesOf(wanted)).toBeGreaterThan(300_000)
    expect(bytesOf(wanted)).toBeLessThanOrEqual(budgets.fetchedAhead)
  },
)

test.each([
  [320, 1.5],
  [360, 2],
  [412, 2.625],
  [430, 3],
])(
  'without AVIF too a phone of %s with %s pixels each fetches ahead at most 700 KB',
  (width, density) => {
    const wanted = wantedBy(width, density, 'webp')
    expect(wanted.length).toBeGreaterThan(40)
    expect(bytesOf(wanted)).toBeLessThanOrEqual(budgets.fetchedAhead)
  },
)

test.each(['avif', 'webp'] as const)('every picture of the pages has a file as %s', (format) => {
  const pictures = new Set(shown.flatMap(({ pictures: names }) => names))
  const found = wantedBy(360, 2, format).map((address) => pictureFile(address)?.picture)
  expect(pictures.size).toBeGreaterThan(10)
  for (const picture of pictures) expect(found, picture).toContain(picture)
})

test('the page that says there is no line needs no other file and no script', () => {
  expect(worker).toContain('You are offline')
  expect(worker).not.toMatch(/<script|<img|@import/)
})

/** What a browser with that screen fetches ahead. */
function wantedBy(
  width: number,
  density: number,
  format: 'avif' | 'webp',
  mostBytes = PICTURES_MOST_BYTES,
) {
  const chosen = picturesFor({ width, density }, format, shown, entries, mostBytes)
  return addresses.filter((address) => !pictureFile(address) || chosen.has(address))
}

/** The bytes of files as they travel. */
function bytesOf(wanted: readonly string[]) {
  return wanted.map(fileOf).reduce((total, file) => {
    return total + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }, 0)
}

function fileOf(address: string) {
  const file = `dist${address === '/' ? '/index' : address}`
  return existsSync(`${file}.html`) ? `${file}.html` : file
}
