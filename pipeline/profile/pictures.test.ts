import sharp from 'sharp'
import { expect, test } from 'vitest'

import { modelDrawing } from './pictures.ts'

test('a model keeps its colours and its transparency in a drawing of the width asked for', async () => {
  const half = await sharp({
    create: { width: 40, height: 40, channels: 4, background: '#b4532f' },
  })
    .extend({ right: 40, background: '#00000000' })
    .png()
    .toBuffer()
  const svg = await modelDrawing(half, 40, '#faf6ee')
  expect(svg).toContain('viewBox="0 0 40 20"')
  // As any reader of drawings shows it on black: the model at the left, nothing at the right.
  const shown = sharp(Buffer.from(svg)).flatten({ background: '#000000' })
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
  for (const [channel, value] of at(8, 10).entries()) {
    expect(Math.abs(value - [0xb4, 0x53, 0x2f][channel]!)).toBeLessThan(8)
  }
  expect(at(34, 10)).toEqual([0, 0, 0])
})
