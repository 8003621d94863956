import { readdirSync, readFileSync, statSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { pictures } from '#app/generated/pictures.ts'

/** A phone may fetch at most 1.3 times the pixels it shows: so much in width. */
const MAX_TIMES_WIDTH = Math.sqrt(1.3)
const MAX_FALLBACK_BYTES = 150_000
const MAX_ORIGINAL_BYTES = 2_500_000

/**
 * What a phone of 360 px with two device pixels each shows, in device pixels; the widest file such
 * a phone takes, and what it may cost at most.
 */
const PHONES = {
  wide: { shown: [892], upTo: 900, maxBytes: 30_000 },
  leader: { shown: [350], upTo: 360, maxBytes: 15_000 },
  ground: { shown: [756], upTo: 800, maxBytes: 15_000 },
  card: { shown: [544, 650, 676], upTo: 720, maxBytes: 15_000 },
}

test.each(readdirSync('pictures'))('%s is light and sharp on a phone', (name) => {
  const { avif = '', fallback } = pictures[name] ?? { fallback: '' }
  const { shown, upTo, maxBytes } = PHONES[kindOf(name)]
  const files = candidates(avif)
  for (const wanted of shown) {
    const fitting = files.filter(({ width }) => {
      return width >= wanted && width <= wanted * MAX_TIMES_WIDTH
    })
    expect(fitting, `${name} at ${wanted}`).toHaveLength(1)
  }
  for (const { address } of files.filter(({ width }) => width <= upTo)) {
    expect(statSync(`dist${address}`).size, address).toBeLessThanOrEqual(maxBytes)
  }
  expect(fallback).toMatch(/\.png$/)
  expect(statSync(`dist${fallback}`).size).toBeLessThanOrEqual(MAX_FALLBACK_BYTES)
  expect(statSync(`pictures/${name}`).size).toBeLessThanOrEqual(MAX_ORIGINAL_BYTES)
})

test.each(readdirSync('pictures'))(
  '%s keeps its proportions and its transparent ground in each file',
  async (name) => {
    const { avif = '', webp = '', width = 0, height = 0 } = pictures[name] ?? {}
    for (const file of candidates(`${avif}, ${webp}`)) {
      const image = sharp(readFileSync(`dist${file.address}`)).raw()
      const { data, info } = await image.toBuffer({ resolveWithObject: true })
      expect([info.width, info.channels], file.address).toEqual([file.width, 4])
      expect(Math.abs(info.height - (file.width * height) / width)).toBeLessThan(1)
      // The corner at the top left is empty in every model, but for the encoder's rounding.
      expect(data[3], file.address).toBeLessThan(3)
    }
  },
)

function kindOf(name: string) {
  if (/^(hero|about)\./.test(name)) return 'wide'
  if (name === 'not-found.webp') return 'ground'
  return name.startsWith('leader-') ? 'leader' : 'card'
}

function candidates(srcset: string) {
  return srcset.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ')
    return { address, width: Number.parseInt(width) }
  })
}
