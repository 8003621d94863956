import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { parse } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { type EncodedPicture, keyOf, smallOf } from '#src/components/pictures/picture-files.ts'
import type { Facts } from '#src/content/read.ts'

import { AVIF, encodeAvif, type Qualities, readQualities, UNSEEN, writeQualities } from './avif.ts'
import type { Point } from './cut.ts'
import { HERO, type Kind, kindsFor, PHOTOGRAPH } from './kinds.ts'
import { readOriginals } from './originals.ts'
import { crop, interestOf } from './photographs.ts'

const WEBP = { quality: 66, alphaQuality: 80, effort: 3 } as const
/** For old browsers alone: more effort takes five times as long and saves nothing. */
const PNG = { palette: true, effort: 1, dither: 0 } as const
const JPEG = { quality: 68, mozjpeg: true } as const

const SETTINGS = [AVIF, HERO, UNSEEN, PHOTOGRAPH, WEBP, PNG, JPEG, sharp.versions.sharp]

/** Pictures encoded at a time: enough for every processor, without holding them all in memory. */
const AT_A_TIME = 4

const ENCODED = 'public/pictures'

type Format = 'avif' | 'webp' | 'png' | 'jpg'

type File = {
  name: string
  /** The original that it is encoded from. */
  from: string
  format: Format
  width: number
  ceiling: number
  /** The colour laid under a model. */
  ground?: string | undefined
}

type EncodedFrom = {
  /** What the content calls it: `keyOf` it. */
  key: string
  /** Its name in addresses. */
  name: string
  /** What is encoded, upright, and its size in pixels. */
  file: string
  width: number
  height: number
  hash: string
  /** Of a photograph, which fills its frame; a model is shown whole. */
  focus?: Point
  files: readonly File[]
}

/**
 * Encodes every picture that the content names into the widths of its kind, in public/pictures. A
 * name carries the hash of the original and of all settings, so a file that exists is up to date
 * and is not encoded again.
 */
export async function encodePictures(facts: Facts) {
  await mkdir(ENCODED, { recursive: true })
  const present = new Set(await readdir(ENCODED))
  const known = await readQualities()
  const { pictures, tooSmall } = await readPictures(facts)
  for (const notice of tooSmall) console.log(notice)
  const wanted = new Set(pictures.flatMap(({ files }) => files.map(({ name }) => name)))
  const { length } = [...wanted].filter((name) => !present.has(name))
  if (length > 0) console.log(`Encoding ${length} pictures ...`)
  const qualities: Qualities = {}
  const waiting = pictures.values()
  const encodeWaiting = async () => {
    for (const picture of waiting) Object.assign(qualities, await encode(picture, present, known))
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, encodeWaiting))
  const stale = [...present].filter((name) => !wanted.has(name))
  await Promise.all(stale.map((name) => rm(`${ENCODED}/${name}`, { force: true })))
  await writeQualities(qualities)
}

const read = new WeakMap<Facts, ReturnType<typeof readAll>>()

/** The pictures that the content names, with the files to make from each, and what to tell. */
export function readPictures(facts: Facts) {
  const pictures = read.get(facts) ?? readAll(facts)
  read.set(facts, pictures)
  return pictures
}

/** The same as pages need them, by `keyOf` each. */
export async function encodedPictures(facts: Facts): Promise<Record<string, EncodedPicture>> {
  const { pictures } = await readPictures(facts)
  const encoded = pictures.map(({ key, name, hash, width, height, files, focus }) => {
    const widths = (format: Format) => files.filter((f) => f.format === format).map((f) => f.width)
    const sizes = { avif: widths('avif'), webp: widths('webp'), fallback: files.at(-1)?.width ?? 0 }
    const [x = 0, y = 0] = focus ?? []
    return [
      key,
      { name, hash, width, height, ...sizes, ...(focus && { focus: { x, y } }) },
    ] as const
  })
  return Object.fromEntries(encoded)
}

async function readAll(facts: Facts) {
  const originals = await readOriginals()
  const tooSmall: string[] = []
  const pictures = new Map<string, EncodedFrom>()
  for (const { pictures: named, ofPeople, ...kind } of kindsFor(facts)) {
    for (const picture of named) {
      const key = keyOf(picture)
      const found = originals.get(picture.src)
      if (!found || pictures.has(key)) continue
      const maximum = Math.max(...Object.keys(kind.avif).map(Number))
      const { file } = found
      const given = picture.focus && ([picture.focus.x, picture.focus.y] as const)
      const focus = given ?? (ofPeople && found.isPhoto ? await interestOf(file, true) : undefined)
      const source = found.isPhoto
        ? await crop(found, { focus, ratio: kind.ratio, maximum })
        : { ...found, ...(await filesOfModel(file, originals.get(smallOf(picture).src)?.file)) }
      if (source.width < maximum) {
        const needed = Math.ceil((found.width * maximum) / source.width)
        tooSmall.push(`${file} is ${found.width} pixels wide, and its place shows up to ${needed}.`)
      }
      pictures.set(key, describe(key, picture.src, source, kind))
    }
  }
  return { pictures: [...pictures.values()], tooSmall }
}

type Source = Omit<EncodedFrom, 'key' | 'name' | 'files' | 'hash'> & {
  hash: string | Buffer
  /** The original with less on it (`smallOf`). */
  small?: string | undefined
}

async function filesOfModel(file: string, small: string | undefined) {
  const bytes = (small ? [file, small] : [file]).map((each) => readFile(each))
  return { file, small, hash: Buffer.concat(await Promise.all(bytes)) }
}

function describe(
  key: string,
  original: string,
  source: Source,
  kind: Omit<Kind, 'pictures' | 'ofPeople'>,
): EncodedFrom {
  const { file, width, height, focus } = source
  const name = parse(original)
    .name.toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 60)
  const settings = JSON.stringify([kind, SETTINGS])
  const hash = createHash('sha256').update(source.hash).update(settings).digest('hex').slice(0, 6)
  const formats = {
    avif: Object.keys(kind.avif).map(Number),
    webp: kind.webp,
    [focus ? 'jpg' : 'png']: [kind.fallback],
  }
  const ceilingOf = (wanted: number) =>
    Math.max(kind.avif[wanted] ?? Infinity, focus ? PHOTOGRAPH : 0)
  const files = Object.entries(formats).flatMap(([format, widths]) => {
    // a small original is never enlarged; its own width replaces the wider ones
    const narrow = widths.filter((_, index) => index === 0 || (widths[index - 1] ?? 0) < width)
    return narrow.map((wanted) => ({
      name: `${name}-${Math.min(wanted, width)}.${hash}.${format}`,
      from: (wanted <= (kind.small ?? 0) && source.small) || file,
      ground: format === 'avif' && !focus ? kind.grounds?.[wanted] : undefined,
      format: format as Format,
      width: Math.min(wanted, width),
      ceiling: format === 'avif' ? ceilingOf(wanted) : Infinity,
    }))
  })
  return { key, name, file, width, height, hash, files, ...(focus && { focus }) }
}

/** Encodes the missing files of one picture, and returns the qualities of all its files. */
async function encode({ files }: EncodedFrom, present: ReadonlySet<string>, known: Qualities) {
  const qualities: Qualities = {}
  for (const wanted of files) {
    const { name, from, width, ceiling, ground } = wanted
    const quality = known[name]
    if (quality !== undefined) qualities[name] = quality
    if (present.has(name) && (quality !== undefined || ceiling === Infinity)) continue
    const resized = sharp(from).resize(width)
    if (ground) resized.flatten({ background: ground })
    const encoded = await encodeFile(resized, wanted, quality)
    if (encoded.quality) qualities[name] = encoded.quality
    // an interrupted build leaves no partial file under the name of a complete one
    const unfinished = `${ENCODED}/${name}.${process.pid}`
    await writeFile(unfinished, encoded.bytes)
    await rename(unfinished, `${ENCODED}/${name}`)
  }
  return qualities
}

async function encodeFile(resized: Sharp, { format, ceiling }: File, known?: number) {
  if (format === 'avif') return encodeAvif(resized, ceiling, known)
  if (format === 'jpg') resized.jpeg(JPEG)
  else if (format === 'webp') resized.webp(WEBP)
  else resized.png(PNG)
  return { bytes: await resized.toBuffer(), quality: undefined }
}
