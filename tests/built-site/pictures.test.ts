import { readdirSync, readFileSync, statSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { pictures } from '#app/generated/pictures.ts'

const MAX_FALLBACK_BYTES = 150_000
const MAX_ORIGINAL_BYTES = 2_500_000

// what a phone fetches, and how sharp it is: tests/journeys/pay-for-a-phone-visit
test.each(readdirSync('pictures'))(
  '%s is light enough to keep and to fall back to, and whole in each file',
  async (name) => {
    const { avif = '', webp = '', width = 0, height = 0, fallback } = pictures[name] ?? {}
    expect(fallback).toMatch(/\.png$/)
    expect(statSync(`dist${fallback}`).size).toBeLessThanOrEqual(MAX_FALLBACK_BYTES)
    expect(statSync(`pictures/${name}`).size).toBeLessThanOrEqual(MAX_ORIGINAL_BYTES)
    for (const candidate of `${avif}, ${webp}`.split(', ')) {
      const [address = '', fileWidth = ''] = candidate.split(' ')
      const image = sharp(readFileSync(`dist${address}`)).raw()
      const { data, info } = await image.toBuffer({ resolveWithObject: true })
      expect([info.width, info.channels], address).toEqual([Number.parseInt(fileWidth), 4])
      expect(Math.abs(info.height - (info.width * height) / width)).toBeLessThan(1)
      // The corner at the top left is empty in every model, but for the encoder's rounding.
      expect(data[3], address).toBeLessThan(3)
    }
  },
)
