import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { parse } from 'node:path'

import sharp from 'sharp'

import { remotePictures } from './remote-pictures.ts'

/** How one kind of picture is cut: widths in device pixels, sizes in bytes. */
type Kind = {
  /** Which originals of pictures/ are of this kind, by name without extension. */
  names: RegExp
  /** Widths offered as AVIF. */
  avif: readonly number[]
  /** The most an AVIF of a width meant for phones may weigh; quality gives way. */
  ceilings: Readonly<Record<number, number>>
  /** Widths offered as WebP, which only browsers without AVIF fetch. */
  webp: readonly number[]
  /** Width of the one PNG for browsers that know neither. */
  png: number
}

const HERO_CEILING_BYTES = 23_500
const CARD_CEILING_BYTES = 14_800
/** For bigger phones. */
const BIG_CARD_CEILING_BYTES = 24_000

/**
 * The widths the layouts use. On a phone of 360 px with two device pixels each, the hero and the
 * About strip are shown 892 wide, a project 676, a service 650 or 544, a leader 350, the empty
 * ground of the not-found page 756: each has a width just above. So it has on phones of up to 430
 * px, which want up to 1071, 834, 865, 424 and 914: denser ones are kept to about two pixels by
 * app/components/pictures/picture-sizes.ts. The first kind that fits a name is taken; the last fits every
 * name.
 */
const kinds: readonly Kind[] = [
  {
    names: /^hero$/,
    avif: [720, 900, 1080, 1400, 1800, 2100],
    ceilings: { 720: HERO_CEILING_BYTES, 900: HERO_CEILING_BYTES },
    webp: [900, 1800],
    png: 900,
  },
  {
    names: /^about$/,
    avif: [520, 900, 1080, 1400, 1800],
    ceilings: { 520: HERO_CEILING_BYTES, 900: HERO_CEILING_BYTES },
    webp: [900, 1800],
    png: 900,
  },
  {
    names: /^leader-/,
    avif: [360, 440, 720],
    ceilings: { 360: CARD_CEILING_BYTES },
    webp: [360],
    png: 360,
  },
  {
    names: /^not-found$/,
    avif: [560, 800, 920, 1200],
    ceilings: { 560: CARD_CEILING_BYTES, 800: CARD_CEILING_BYTES },
    webp: [800],
    png: 640,
  },
  {
    names: /./,
    avif: [400, 560, 720, 880, 1200],
    ceilings: {
      400: CARD_CEILING_BYTES,
      560: CARD_CEILING_BYTES,
      720: CARD_CEILING_BYTES,
      880: BIG_CARD_CEILING_BYTES,
    },
    webp: [560, 1200],
    png: 640,
  },
]

/** Tuned for structure: of the encoder's tunings the one that keeps rows of crops apart. */
const AVIF = { quality: 42, tune: 'ssim' } as const
/** Where bytes are short, four times the encoder's patience shows; elsewhere it would not. */
const AVIF_EFFORT = { underCeiling: 4, free: 3 } as const
const WEBP = { quality: 68, alphaQuality: 80, effort: 4 } as const
const PNG = { palette: true, effort: 7 } as const

/** A rise of quality by one makes a file about this much heavier, as a natural logarithm. */
const WEIGHT_PER_QUALITY = 0.037
const LEAST_QUALITY = 12
/** Close enough to the ceiling that another try is not worth its second. */
const NEAR_CEILING = 0.96

const ORIGINALS = 'pictures'
const ENCODED = 'public/pictures'
const UNFINISHED = 'node_modules/.cache/pictures'
const MODULE = 'app/generated/pictures.ts'

type Format = 'avif' | 'webp' | 'png'

type Picture = {
  original: string
  width: number
  height: number
  hash: string
  files: readonly { name: string; format: Format; width: number }[]
}

/**
 * Encodes every original of pictures/ into the widths of its kind, in public/pictures, and writes
 * app/generated/pictures.ts. A name carries the hash of the original and of all settings, so a
 * file that is there already is right and is not encoded again.
 */
export async function writePictures() {
  await mkdir(ENCODED, { recursive: true })
  await mkdir(UNFINISHED, { recursive: true })
  const originals = (await readdir(ORIGINALS)).filter((file) => /\.(webp|png|jpe?g)$/.test(file))
  const present = new Set(await readdir(ENCODED))
  const pictures = await Promise.all(originals.toSorted().map((file) => encode(file, present)))
  const wanted = new Set(pictures.flatMap(({ files }) => files.map(({ name }) => name)))
  const stale = [...present].filter((name) => !wanted.has(name))
  await Promise.all(stale.map((name) => rm(`${ENCODED}/${name}`, { force: true })))
  await writeFile(MODULE, moduleText(pictures))
}

async function encode(original: string, present: ReadonlySet<string>): Promise<Picture> {
  const bytes = await readFile(`${ORIGINALS}/${original}`)
  const { width, height } = await sharp(bytes).metadata()
  const stem = parse(original).name
  const { names: _, ...kind } = kindOf(stem)
  const settings = JSON.stringify([kind, AVIF, AVIF_EFFORT, WEBP, PNG, sharp.versions.sharp])
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 8)
  const files = (['avif', 'webp', 'png'] as const).flatMap((format) =>
    [kind[format]]
      .flat()
      // A small original is never blown up; its own width takes the place of the wider ones.
      .map((wanted) => Math.min(wanted, width))
      .filter((each, index, all) => all.indexOf(each) === index)
      .map((each) => ({ name: `${stem}-${each}.${hash}.${format}`, format, width: each })),
  )
  for (const file of files) {
    if (present.has(file.name)) continue
    const encoded = await encodeFile(bytes, file.width, file.format, kind.ceilings[file.width])
    // Moved there when complete, so that an interrupted run leaves no half file behind.
    const unfinished = `${UNFINISHED}/${process.pid}-${file.name}`
    await writeFile(unfinished, encoded)
    await rename(unfinished, `${ENCODED}/${file.name}`)
  }
  return { original, width, height, hash, files }
}

function kindOf(stem: string): Kind {
  const kind = kinds.find(({ names }) => names.test(stem))
  if (!kind) throw new Error(`pipeline/pictures/pictures.ts has no kind for the picture ${stem}`)
  return kind
}

async function encodeFile(original: Buffer, width: number, format: Format, ceiling?: number) {
  const resized = sharp(original).resize(width)
  if (format === 'webp') return resized.webp(WEBP).toBuffer()
  if (format === 'png') return resized.png(PNG).toBuffer()
  // Kept as pixels, because the search below encodes them several times.
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  const effort = ceiling === undefined ? AVIF_EFFORT.free : AVIF_EFFORT.underCeiling
  return bestUnder(ceiling ?? Infinity, (quality) => {
    return sharp(data, { raw: info })
      .avif({ ...AVIF, quality, effort })
      .toBuffer()
  })
}

/**
 * The best encoding of at most `ceiling` bytes: the usual quality if it fits, else a lower one,
 * aimed at by how weight follows quality.
 *
 * @throws when even the least acceptable quality is too heavy.
 */
export async function bestUnder(ceiling: number, encodeAt: (quality: number) => Promise<Buffer>) {
  const usual = await encodeAt(AVIF.quality)
  if (usual.length <= ceiling) return usual
  let best: Buffer | undefined
  let [fits, tooHigh]: [number, number] = [LEAST_QUALITY - 1, AVIF.quality]
  let tried: { quality: number; bytes: number } = { quality: AVIF.quality, bytes: usual.length }
  while (tooHigh - fits > 1 && !(best && best.length >= ceiling * NEAR_CEILING)) {
    const step = Math.floor(Math.log(ceiling / tried.bytes) / WEIGHT_PER_QUALITY)
    const quality = Math.min(Math.max(tried.quality + step, fits + 1), tooHigh - 1)
    const encoded = await encodeAt(quality)
    tried = { quality, bytes: encoded.length }
    if (encoded.length <= ceiling) [fits, best] = [quality, encoded]
    else tooHigh = quality
  }
  if (!best) throw new Error(`No acceptable quality fits a picture in ${ceiling} bytes.`)
  return best
}

function moduleText(pictures: readonly Picture[]) {
  const entries = pictures.map(({ original, hash, width, height, files }) => {
    const widths = (format: Format) => files.filter((f) => f.format === format).map((f) => f.width)
    const name = parse(original).name
    const parameters = [name, hash, width, height, widths('avif'), widths('webp'), ...widths('png')]
    return `  '${original}': picture(${JSON.stringify(parameters).slice(1, -1)}),`
  })
  const remote = remotePictures().map(({ url, width, height, srcset }) => {
    return `  '${url}': ${JSON.stringify({ width, height, srcset, fallback: url })},`
  })
  return `// Written by pipeline/pictures/pictures.ts from pictures/.

/** The files of one picture; width and height in pixels of its original. */
export type PictureFiles = {
  width: number
  height: number
  /** As srcset takes them: for a file of pictures/ its two formats, ... */
  avif?: string
  webp?: string
  /** ... for a remote picture whatever format its service chooses for the browser. */
  srcset?: string
  /** The address for browsers that know none of these. */
  fallback: string
}

/** By what the content calls them: a file of pictures/, or a remote address. */
export const pictures: Readonly<Record<string, PictureFiles>> = {
${[...entries, ...remote].join('\n')}
}

function picture(
  name: string,
  hash: string,
  width: number,
  height: number,
  avif: readonly number[],
  webp: readonly number[],
  png: number,
): PictureFiles {
  const file = (each: number, format: string) => \`/pictures/\${name}-\${each}.\${hash}.\${format}\`
  const srcset = (widths: readonly number[], format: string) =>
    widths.map((each) => \`\${file(each, format)} \${each}w\`).join(', ')
  return {
    width,
    height,
    avif: srcset(avif, 'avif'),
    webp: srcset(webp, 'webp'),
    fallback: file(png, 'png'),
  }
}
`
}
