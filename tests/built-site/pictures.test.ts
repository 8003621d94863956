import { readFileSync, statSync } from 'node:fs'

import sharp from 'sharp'
import { encoded } from 'virtual:pictures'
import { expect, test } from 'vitest'

import { filesOf } from '#src/components/pictures/picture-files.ts'

const MAX_FALLBACK_BYTES = 150_000

const own = Object.entries(encoded).map(([name, picture]) => [name, filesOf(picture)] as const)

// what a phone fetches, and how sharp it is: tests/journeys/pay-for-a-phone-visit
test.each(own)(
  '%s is light enough to fall back to, and whole in each file',
  async (_, { avif = '', webp = '', width, height, fallback, focus }) => {
    expect(fallback).toMatch(focus ? /^\/pictures\/[\w.-]+\.jpg$/ : /^\/pictures\/[\w.-]+\.png$/)
    expect(statSync(`dist${fallback}`).size).toBeLessThanOrEqual(MAX_FALLBACK_BYTES)
    for (const candidate of [avif, webp].flatMap((files) => files.split(', ').filter(Boolean))) {
      const [address = '', fileWidth = ''] = candidate.split(' ')
      const image = sharp(readFileSync(`dist${address}`)).raw()
      const { data, info } = await image.toBuffer({ resolveWithObject: true })
      const channels = focus ? 3 : 4
      expect([info.width, info.channels], address).toEqual([Number.parseInt(fileWidth), channels])
      expect(Math.abs(info.height - (info.width * height) / width)).toBeLessThan(1)
      // The corner at the top left is empty in every model, but for the encoder's rounding.
      if (!focus) expect(data[3], address).toBeLessThan(3)
    }
  },
)
