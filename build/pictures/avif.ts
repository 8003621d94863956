import { readFile, writeFile } from 'node:fs/promises'

import sharp, { type Sharp } from 'sharp'

import { token } from '../fonts/tokens.ts'
import { HERO } from './kinds.ts'

/**
 * The encoder's tuning for still pictures keeps rows of crops distinct in half the bytes that its
 * tuning for ssim takes. Phones' pictures are worth more effort, most of all what a first screen
 * opens with. Desks' have the quality in which no grass or leaf smears beside a heading, for 1.7 times the
 * bytes of 38.
 */
export const AVIF = {
  opening: { tune: 'iq', chromaSubsampling: '4:2:0', effort: 6 },
  phone: { quality: 36, tune: 'iq', chromaSubsampling: '4:2:0', effort: 3 },
  large: { quality: 52, tune: 'iq', chromaSubsampling: '4:4:4', effort: 2 },
} as const

/**
 * The colour for pixels that hardly show, those of a lower opacity (of 255). What rounding left of
 * their own costs bytes and shows as a dark fringe along the edges of models.
 */
export const UNSEEN = { colour: token('--paper'), below: 16 }

const MIN_QUALITY = 12
/** Standard deviations of a blur, in pixels. */
const SOFTNESSES = [0, 0.7, 1.2, 2, 4]

/** Committed, so that a build from nothing encodes each file once instead of searching. */
const QUALITIES_FILE = 'build/pictures/qualities.json'

/** The quality found for each file that has a ceiling, by the file's name with its hash. */
export type Qualities = Record<string, number>

/** The qualities found by earlier builds; none when the file is not there. */
export async function readQualities(): Promise<Qualities> {
  const text = await readFile(QUALITIES_FILE, 'utf8').catch(() => '{}')
  return JSON.parse(text) as Qualities
}

/** Writes the qualities of exactly these files, and says so if that changes the file. */
export async function writeQualities(qualities: Qualities) {
  const sorted = Object.entries(qualities).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`
  if (text === (await readFile(QUALITIES_FILE, 'utf8').catch(() => ''))) return
  await writeFile(QUALITIES_FILE, text)
  console.log(`The pictures have changed: please commit ${QUALITIES_FILE} with them.`)
}

/**
 * A picture as AVIF of at most `ceiling` bytes, if that is finite, and the quality with which it
 * fits. One with too much detail for them, such as a photograph of leaves, is softened.
 *
 * @param known the quality found by an earlier build: used if it still fits
 * @throws when even the softest at the minimum quality is too large
 */
export async function encodeAvif(picture: Sharp, ceiling: number, known?: number) {
  if (ceiling === Infinity) {
    return { bytes: await picture.avif(AVIF.large).toBuffer(), quality: undefined }
  }
  // decoded once, because the search may encode it several times
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  if (info.channels === 4) colourUnseen(data)
  const encodeAt = (quality: number, softness = 0) => {
    const decoded = sharp(data, { raw: info })
    if (softness) decoded.blur(softness)
    return decoded.avif({ ...(ceiling > HERO ? AVIF.phone : AVIF.opening), quality }).toBuffer()
  }
  if (known !== undefined) {
    const bytes = await encodeAt(known)
    // another processor may round differently
    if (bytes.length <= ceiling) return { quality: known, bytes }
  }
  for (const softness of SOFTNESSES) {
    const best = await bestUnder(ceiling, (quality) => encodeAt(quality, softness))
    if (best) return best
  }
  throw new Error(`No acceptable quality fits a picture in ${ceiling} bytes.`)
}

function colourUnseen(pixels: Buffer) {
  const colour = Buffer.from(UNSEEN.colour.slice(1), 'hex')
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels.readUInt8(at + 3) < UNSEEN.below) pixels.set(colour, at)
  }
}

/**
 * The best encoding of at most `ceiling` bytes: at the usual quality if it fits, else found by
 * bisection; nothing if even the minimum quality is too large.
 */
export async function bestUnder(ceiling: number, encodeAt: (quality: number) => Promise<Buffer>) {
  let best: { quality: number; bytes: Buffer } | undefined
  let [low, high]: [number, number] = [MIN_QUALITY, AVIF.phone.quality]
  let quality = high
  while (low <= high) {
    const bytes = await encodeAt(quality)
    if (bytes.length <= ceiling) {
      best = { quality, bytes }
      low = quality + 1
    } else {
      high = quality - 1
    }
    quality = Math.ceil((low + high) / 2)
  }
  return best
}
