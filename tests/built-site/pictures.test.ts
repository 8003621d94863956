import { readdirSync, readFileSync, statSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { pictures } from '#app/generated/pictures.ts'

/** Those of pictures/; a remote one is its service's to keep. */
const all = Object.entries(pictures).filter(([name]) => !name.startsWith('https://'))
/** A phone may fetch at most 1.3 times the pixels it shows: so much in width. */
const MOST_TIMES_WIDTH = Math.sqrt(1.3)

/** What a phone of 360 px with two device pixels each shows, in device pixels. */
const PHONE_WIDTHS = { wide: [892], leader: [350], ground: [756], card: [544, 650, 676] }
/** The widest file such a phone takes, and the most bytes it may cost. */
const PHONE_LIMITS = {
  wide: [900, 30_000],
  leader: [360, 15_000],
  ground: [800, 15_000],
  card: [720, 15_000],
} as const

test.each(readdirSync('pictures'))('%s has its files', (original) => {
  expect(Object.keys(pictures)).toContain(original)
})

test.each(all)(
  '%s keeps its proportions and its transparent ground in each file',
  async (_, files) => {
    for (const { address, width } of candidates(files)) {
      const { data, info } = await sharp(readFileSync(`dist${address}`))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info.width, address).toBe(width)
      expect(Math.abs(info.height - (width * files.height) / files.width)).toBeLessThan(1)
      expect(info.channels, address).toBe(4)
      // The corner at the top left is empty in every model, but for the encoder's rounding.
      expect(data[3], address).toBeLessThan(3)
    }
  },
)

test.each(all)('%s has a file for a phone that is sharp and no waste', (name, files) => {
  const shown = PHONE_WIDTHS[kindOf(name)]
  const widths = candidates(files)
    .filter(isAvif)
    .map(({ width }) => width)
  for (const wanted of shown) {
    const fitting = widths.filter((width) => width >= wanted && width <= wanted * MOST_TIMES_WIDTH)
    expect(fitting, `${name} at ${wanted} of ${widths.join(', ')}`).toHaveLength(1)
  }
})

test.each(all)('%s is light on a phone', (name, files) => {
  const [upTo, limit] = PHONE_LIMITS[kindOf(name)]
  const forPhones = candidates(files)
    .filter(isAvif)
    .filter(({ width }) => width <= upTo)
  expect(forPhones.length).toBeGreaterThan(0)
  for (const { address } of forPhones) {
    expect(statSync(`dist${address}`).size, address).toBeLessThanOrEqual(limit)
  }
})

test.each(all)('%s has one file that every browser shows, of at most 150 KB', (_, { fallback }) => {
  expect(fallback).toMatch(/\.png$/)
  expect(statSync(`dist${fallback}`).size).toBeLessThanOrEqual(150_000)
})

test.each(readdirSync('pictures'))('the original %s is at most 2.5 MB', (original) => {
  expect(statSync(`pictures/${original}`).size).toBeLessThanOrEqual(2_500_000)
})

function kindOf(name: string) {
  if (/^(hero|about)\./.test(name)) return 'wide'
  if (name === 'not-found.webp') return 'ground'
  return name.startsWith('leader-') ? 'leader' : 'card'
}

function candidates({ avif = '', webp = '' }: { avif?: string; webp?: string }) {
  return `${avif}, ${webp}`.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ')
    return { address, width: Number.parseInt(width) }
  })
}

function isAvif({ address }: { address: string }) {
  return address.endsWith('.avif')
}
