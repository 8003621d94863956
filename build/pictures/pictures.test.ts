import sharp from 'sharp'
import { expect, test } from 'vitest'

import { shownFacts } from '../content/shown-facts.ts'
import { token } from '../fonts/tokens.ts'
import { bestUnder, encodeAvif, readQualities } from './avif.ts'
import { readPictures } from './pictures.ts'

/** Stands for an encoder whose files double every 19 steps of quality. */
function encoder(bytesAtFifty: number) {
  const tried: number[] = []
  const encodeAt = (quality: number) => {
    tried.push(quality)
    return Promise.resolve(Buffer.alloc(Math.round(bytesAtFifty * 2 ** ((quality - 50) / 19))))
  }
  return { tried, encodeAt }
}

test('a picture that fits at the usual quality is encoded once', async () => {
  const { tried, encodeAt } = encoder(10_000)
  expect((await bestUnder(14_800, encodeAt))?.bytes.length).toBeLessThan(10_000)
  expect(tried).toHaveLength(1)
})

test.each([12_000, 15_000, 20_000, 26_000])(
  'a picture of %i bytes is brought just under the ceiling in a few tries',
  async (bytes) => {
    const { tried, encodeAt } = encoder(bytes * 1.35)
    const length = (await bestUnder(9_000, encodeAt))?.bytes.length
    expect(length).toBeLessThanOrEqual(9_000)
    expect(length).toBeGreaterThan(9_000 * 0.96)
    expect(tried.length).toBeLessThanOrEqual(6)
  },
)

test('a photograph with more detail than its bytes allow is softened', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const grain = { width: 400, height: 267, channels: 3, noise, background: '#888' } as const
  const { bytes } = await encodeAvif(sharp({ create: grain }), 6_000)
  expect(bytes.length).toBeLessThanOrEqual(6_000)
})

test('the qualities are those of the pictures, so that no clone searches', async () => {
  const capped = (await readPictures(await shownFacts())).pictures.flatMap(({ files }) =>
    files.filter(({ ceiling }) => ceiling < Infinity).map(({ name }) => name),
  )
  const written = Object.keys(await readQualities())
  expect(written.toSorted()).toEqual(capped.toSorted())
})

test('small places are shown the model with less on it, larger ones the whole', async () => {
  const { pictures } = await readPictures(await shownFacts())
  const hero = pictures.find(({ name }) => name === 'hero')
  const shown = (original: string) => hero?.files.filter(({ from }) => from.endsWith(original))
  expect(shown('hero-small.webp')?.every(({ width }) => width <= 900)).toBe(true)
  expect(shown('hero.webp')?.every(({ width }) => width > 900)).toBe(true)
  expect(shown('hero-small.webp')).not.toHaveLength(0)
})

test('a model has the ground it stands on laid under it at the one width of its place, and no other', async () => {
  const { pictures } = await readPictures(await shownFacts())
  const hero = pictures.find(({ name }) => name === 'hero')
  const laid = hero?.files.filter(({ ground }) => ground) ?? []
  expect(laid.map(({ width, ground }) => [width, ground])).toEqual([[720, token('--paper')]])
  const bytes = await sharp(`public/pictures/${laid[0]?.name}`).metadata()
  expect(bytes.hasAlpha).toBe(false)
})
