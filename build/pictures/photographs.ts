import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import sharp from 'sharp'

import { cutFrom, FACE_FROM_TOP, percent, type Point } from './cut.ts'
import type { Original } from './originals.ts'

const FOLDER = '.cache/photographs'
const JPEG = { quality: 94, chromaSubsampling: '4:4:4' } as const
/** Wide enough to tell what is interesting. */
const LOOK_AT_PX = 320

/**
 * Crops a photograph to a shape, as far as it goes around its focus, and writes that into
 * .cache/photographs, unless it is there already.
 *
 * @param original of any size, turned as its camera noted
 * @param focus if not given, its most interesting point
 * @param ratio width for height
 * @param maximum the largest width that anything is made of it, in pixels
 * @returns the file, its size, and the focus in it, which no narrower frame may cut off
 * @throws when it cannot be decoded
 */
export async function crop(
  { file, width, height, interest = [50, 50] }: Original,
  {
    focus = interest,
    ratio,
    maximum,
  }: { focus: Point | undefined; ratio: number; maximum: number },
) {
  const hash = createHash('sha256').update(JSON.stringify([focus, ratio, maximum, JPEG]))
  await pipeline(createReadStream(file), hash, { end: false })
  const name = hash.digest('hex').slice(0, 8)
  const target = `${FOLDER}/${name}.jpg`
  const cut = cutFrom({ width, height }, { focus, ratio, maximum })
  const { whole, size, left, top } = cut
  if (!existsSync(target)) {
    // others may be at it too
    const unfinished = `${target}.${randomUUID()}`
    await mkdir(FOLDER, { recursive: true })
    await open(file)
      .resize({ ...whole, fit: 'fill' })
      .extract({ left, top, ...size })
      .flatten()
      .jpeg(JPEG)
      .toFile(unfinished)
    await rename(unfinished, target)
  }
  return { ...size, file: target, hash: name, focus: cut.focus }
}

/**
 * The most interesting point of a photograph; of a person's the face, which is in its upper half,
 * whatever else draws the eye.
 *
 * @throws when it cannot be decoded to its end
 */
export async function interestOf(file: string, isPerson = false): Promise<Point> {
  const small = open(file).resize(LOOK_AT_PX, LOOK_AT_PX, { fit: 'inside' }).raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  const { width } = info
  const height = isPerson ? Math.ceil(info.height / 2) : info.height
  // only where it cuts something off does it look
  const half = { width, height: Math.ceil(height / 2), position: sharp.strategy.attention }
  const looked = sharp(data, { raw: info }).extract({ left: 0, top: 0, width, height }).resize(half)
  const found = (await looked.toBuffer({ resolveWithObject: true })).info
  const [x, y] = [percent(found.attentionX, width), percent(found.attentionY, info.height)]
  return [x, isPerson ? Math.min(y, FACE_FROM_TOP) : y]
}

function open(file: string) {
  // cameras write much that is odd and does no harm
  return sharp(file, { autoOrient: true, failOn: 'truncated' })
}
