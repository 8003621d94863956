import { readFileSync, statSync } from 'node:fs'

import sharp from 'sharp'
import { encoded } from 'virtual:pictures'
import { expect, test } from 'vitest'

import { token } from '#build/fonts/tokens.ts'
import { filesOf, skyOf } from '#src/components/pictures/picture-files.ts'

const MAX_FALLBACK_BYTES = 150_000

/** Whether the first pixel has the colour of one of these grounds, to the eye. */
function isOn(grounds: readonly string[], pixels: Buffer) {
  return grounds.some((name) => {
    const colour = Buffer.from(token(name).slice(1), 'hex')
    return colour.every((part, at) => Math.abs(part - (pixels[at] ?? 0)) < 3)
  })
}

const own = Object.entries(encoded).map(([name, picture]) => [name, filesOf(picture)] as const)

// what a phone fetches, and how sharp it is: tests/journeys/pay-for-a-phone-visit
test.each(own)(
  '%s is light enough to fall back to, and whole in each file',
  async (src, { avif = '', webp = '', width, height, fallback, focus }) => {
    expect(fallback).toMatch(focus ? /^\/pictures\/[\w.-]+\.jpg$/ : /^\/pictures\/[\w.-]+\.png$/)
    expect(statSync(`dist${fallback}`).size).toBeLessThanOrEqual(MAX_FALLBACK_BYTES)
    for (const candidate of [avif, webp].flatMap((files) => files.split(', ').filter(Boolean))) {
      const [address = '', fileWidth = ''] = candidate.split(' ')
      const image = sharp(readFileSync(`dist${address}`)).raw()
      const { data, info } = await image.toBuffer({ resolveWithObject: true })
      expect(info.width, address).toBe(Number.parseInt(fileWidth))
      expect(Math.abs(info.height - (info.width * height) / width)).toBeLessThan(1)
      if (focus) {
        expect(info.channels, address).toBe(3)
        continue
      }
      // The corner at the top left is empty in every model, but for the encoder's rounding, ...
      if (info.channels === 4) expect(data[3], address).toBeLessThan(3)
      // ... or the ground laid under it: that of a page, or of its frame, or its own sky
      else {
        expect(address).toMatch(/\.avif$/)
        expect(isOn(['--paper', '--clay', skyOf({ src })], data), address).toBe(true)
      }
    }
  },
)
