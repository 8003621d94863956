import { globSync } from 'node:fs'
import { stat } from 'node:fs/promises'

import sharp from 'sharp'

import type { Point } from './cut.ts'
import { interestOf } from './photographs.ts'

const FOLDER = 'pictures'
/** On its longer side; larger ones are refused, and not looked at. */
export const MAX_PICTURE_PX = 12_000

/** A file of pictures/; its size in pixels is that of the picture the right way up. */
export type Original = {
  file: string
  /** As encoders call it; 'heif' is HEIC. */
  format: string
  width: number
  height: number
  bytes: number
  /** Opaque, so no model cut out of its background. */
  isPhoto: boolean
  /** The most interesting point of a photograph. */
  interest?: Point
}

/** Every file of pictures/ by its name, or nothing where it is no picture that can be read. */
export type Originals = ReadonlyMap<string, Original | undefined>

const known = new Map<string, Promise<Original | undefined>>()

/** The files of pictures/, each read once as long as it does not change. */
export async function readOriginals(): Promise<Originals> {
  const found = globSync('*', { cwd: FOLDER }).map(async (name) => {
    const file = `${FOLDER}/${name}`
    const { size, mtimeMs } = await stat(file)
    const version = `${file} ${size} ${mtimeMs}`
    const original = known.get(version) ?? readOriginal(file)
    known.set(version, original)
    // a Mac writes an accent in the name of a file as a letter of its own
    return [name.normalize(), await original] as const
  })
  return new Map(await Promise.all(found))
}

/** What is known of one file, or nothing where it cannot be read to its end. */
export async function readOriginal(file: string): Promise<Original | undefined> {
  return read(file).catch(() => undefined)
}

async function read(file: string): Promise<Original> {
  const whole = sharp(file, { limitInputPixels: false })
  const { format, compression, hasAlpha, autoOrient } = await whole.metadata()
  const { size } = await stat(file)
  const isTooLarge = Math.max(autoOrient.width, autoOrient.height) > MAX_PICTURE_PX
  // it takes long to look, and writers of WebP leave out a transparency that shows nowhere
  const isLookedAt = !isTooLarge && hasAlpha && format !== 'webp'
  const isPhoto = !hasAlpha || (isLookedAt && (await sharp(file).stats()).isOpaque)
  return {
    file,
    format: compression === 'av1' ? 'avif' : format,
    width: autoOrient.width,
    height: autoOrient.height,
    bytes: size,
    isPhoto,
    // HEIC cannot be decoded, and is not asked for
    ...(isPhoto && !isTooLarge && compression !== 'hevc' && { interest: await interestOf(file) }),
  }
}
