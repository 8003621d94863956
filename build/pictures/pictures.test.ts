import sharp from 'sharp'
import { expect, test } from 'vitest'

import { keyOf } from '#src/components/pictures/picture-files.ts'

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

/** What is encoded of the picture that Home opens with; nothing of one that a service delivers. */
async function opening() {
  const facts = await shownFacts()
  const { pictures } = await readPictures(facts)
  return pictures.find(({ key }) => key === keyOf(facts.home.picture))
}

test('small places are shown the model with less on it; a photograph has none', async () => {
  const picture = await opening()
  const small = picture?.files.filter(({ from }) => from.endsWith('-small.webp')) ?? []
  const isModel = picture?.file === 'pictures/hero.webp' && !picture.focus
  expect(small.map(({ format, width }) => `${format} ${width}`)).toEqual(
    isModel ? ['avif 720', 'avif 900', 'webp 900', 'png 900'] : [],
  )
})

test('a model has its ground laid under it at the one width of its place; a photograph has none', async () => {
  const picture = await opening()
  const laid = picture?.files.filter(({ ground }) => ground === token('--paper')) ?? []
  expect(laid.map(({ format, width }) => `${format} ${width}`)).toEqual(
    picture && !picture.focus ? ['avif 720'] : [],
  )
})
