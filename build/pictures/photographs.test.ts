import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'

import type { Point } from './cut.ts'
import { readOriginal } from './originals.ts'
import { crop, interestOf } from './photographs.ts'

const folder = mkdtempSync(join(tmpdir(), 'photographs-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A field with a red sun at its upper left. */
const field = await drawn(600, 400, '<circle cx="100" cy="80" r="60" fill="#e01010"/>')
const night = await sharp(field).negate().png().toBuffer()
const moving = sharp([field, night], { join: { animated: true } })

test.each<[string, () => Sharp]>([
  ['16-bit PNG', () => sharp(field).toColourspace('rgb16').png()],
  ['PNG with few colours', () => sharp(field).png({ palette: true })],
  ['PNG with a transparency that shows nowhere', () => sharp(field).ensureAlpha().png()],
  ['CMYK', () => sharp(field).toColourspace('cmyk').jpeg()],
  ['AVIF', () => sharp(field).avif()],
  ['moving WebP, of which the first picture is taken', () => moving.webp()],
])('a photograph is read and cropped from a %s', async (name, save) => {
  await expectField(await saved(name, save()))
})

test('a photograph stands upright that its camera noted as turned', async () => {
  const turned = sharp(field).rotate(270).withMetadata({ orientation: 6 }).jpeg()
  await expectField(await saved('turned.jpg', turned))
})

test.each<[string, () => Sharp]>([
  ['jpg', () => sharp(field).jpeg()],
  ['png', () => sharp(field).png()],
  ['webp', () => sharp(field).webp()],
  ['avif', () => sharp(field).avif()],
])('a %s that was cut off on its way is none', async (extension, save) => {
  const bytes = await save().toBuffer()
  const file = join(folder, `cut-off.${extension}`)
  writeFileSync(file, bytes.subarray(0, bytes.length / 2))
  expect(await readOriginal(file)).toBeUndefined()
})

test.each<[name: string, width: number, height: number, at: Point, skin: string, shirt: string]>([
  ['upright', 600, 800, [40, 28], '#5a3a28', '#ffffff'],
  ['upright, with a bright jacket', 600, 800, [40, 28], '#8d5a3a', '#ff7a00'],
  ['of the whole figure', 450, 800, [50, 15], '#5a3a28', '#1b4fa0'],
  ['beside a field', 900, 600, [25, 30], '#8d5a3a', '#ffffff'],
  ['square', 600, 600, [45, 35], '#5a3a28', '#ff7a00'],
])('of a portrait %s the whole face is seen', async (name, width, height, at, skin, shirt) => {
  const [x, y, r] = [(width * at[0]) / 100, (height * at[1]) / 100, Math.min(width, height) / 8]
  const person = `<path d="M${x - r * 2} ${height}V${y + r * 2}h${r * 4}V${height}z" fill="${shirt}"/>
    <circle cx="${x}" cy="${y - r * 0.3}" r="${r}" fill="#1a1210"/>
    <circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="${skin}"/>`
  const file = await saved(`${name}.png`, sharp(await drawn(width, height, person)).png())
  const original = (await readOriginal(file))!
  for (const focus of [at, await interestOf(file, true)]) {
    const cropped = await crop(original, { focus, ratio: 1, maximum: Infinity })
    const seen = (await pixelsLike(skin, cropped.file)) / (await pixelsLike(skin, file))
    // else the next run would find what a fault had left
    rmSync(cropped.file)
    expect(cropped.width).toBe(cropped.height)
    expect(seen).toBeGreaterThan(0.98)
  }
})

/** A drawing before sky and earth. */
function drawn(width: number, height: number, drawing: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path d="M0 0h999v999H0z" fill="#5d9bd0"/><path d="M0 ${height * 0.6}h999v999H0z" fill="#6b7f3a"/>
    ${drawing}</svg>`
  return sharp(Buffer.from(svg)).flatten().png().toBuffer()
}

async function saved(name: string, picture: Sharp) {
  const file = join(folder, name)
  writeFileSync(file, await picture.toBuffer())
  return file
}

/** Expects a photograph whose crop to a square around the sun has the sun at its upper left. */
async function expectField(file: string) {
  const original = await readOriginal(file)
  expect(original).toMatchObject({ isPhoto: true, width: 600, height: 400 })
  const how = { focus: [0, 0], ratio: 1, maximum: 400 } as const
  const cropped = await crop(original!, how)
  const sun = sharp(cropped.file).extract({ left: 80, top: 60, width: 40, height: 40 })
  const [red, green, blue] = await sun.resize(1, 1).raw().toBuffer()
  rmSync(cropped.file)
  expect(red).toBeGreaterThan(150)
  expect(Math.max(green!, blue!)).toBeLessThan(90)
}

/** How many pixels have a colour, nearly. */
async function pixelsLike(colour: string, file: string) {
  const wanted = Buffer.from(colour.slice(1), 'hex')
  const pixels = await sharp(file).removeAlpha().raw().toBuffer()
  const alike = (start: number) =>
    [0, 1, 2].every((i) => Math.abs(pixels[start + i]! - wanted[i]!) < 12)
  return Array.from({ length: pixels.length / 3 }, (_, index) => index * 3).filter(alike).length
}
