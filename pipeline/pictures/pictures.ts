import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { parse } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { AVIF, encodeAvif, type Qualities, readQualities, writeQualities } from './avif.ts'
import { remotePictures } from './remote-pictures.ts'

/** How one kind of picture is encoded: widths in device pixels, sizes in bytes. */
type Kind = {
  /** Which originals of pictures/ are of this kind, by name without extension. */
  names: RegExp
  /** Widths offered as AVIF. */
  avif: readonly number[]
  /** Maximum size of an AVIF at widths meant for phones; quality is lowered to fit. */
  ceilings: Readonly<Record<number, number>>
  /** Widths offered as WebP, for browsers without AVIF. */
  webp: readonly number[]
  /** Width of the one PNG, for browsers with neither. */
  png: number
}

const HERO_CEILING_BYTES = 23_500
const CARD_CEILING_BYTES = 14_800
/** For larger phones. */
const BIG_CARD_CEILING_BYTES = 24_000

/**
 * The widths the layouts use. On a 360 px phone at DPR 2, the hero and the About strip are shown
 * 892 device pixels wide, a project 676, a service 650 or 544, a leader 350, the model of the
 * not-found page 756: for each there is a width just above. So there is for phones of up to 430 px,
 * which need up to 1071, 834, 865, 424 and 914; app/components/pictures/picture.tsx caps the pixel
 * density of denser screens at about two. What is of none of these kinds is a card.
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
]

/** A service or a project. */
const card: Kind = {
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
}

const WEBP = { quality: 66, alphaQuality: 80, effort: 3 } as const
/** For old browsers alone: more effort takes five times as long and saves nothing. */
const PNG = { palette: true, effort: 1, dither: 0 } as const

/** Pictures encoded at a time: enough for every processor, without holding them all in memory. */
const AT_A_TIME = 4

const ORIGINALS = 'pictures'
const ENCODED = 'public/pictures'
const MODULE = 'app/generated/pictures.ts'

type Format = 'avif' | 'webp' | 'png'

type File = { name: string; format: Format; width: number; ceiling?: number }

type Picture = {
  original: string
  bytes: Buffer
  width: number
  height: number
  hash: string
  files: readonly File[]
}

/**
 * Writes app/generated/pictures.ts, which names the files that encodePictures makes of every
 * original of pictures/.
 */
export async function describePictures() {
  await writeFile(MODULE, moduleText(await readPictures()))
}

/**
 * Encodes every original of pictures/ into the widths of its kind, in public/pictures. A name
 * carries the hash of the original and of all settings, so a file that exists is up to date and is
 * not encoded again.
 */
export async function encodePictures() {
  await mkdir(ENCODED, { recursive: true })
  const present = new Set(await readdir(ENCODED))
  const known = await readQualities()
  const pictures = await readPictures()
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

/** The originals of pictures/, with the files to make from each. */
export async function readPictures(): Promise<Picture[]> {
  const originals = (await readdir(ORIGINALS)).filter((file) => /\.(webp|png|jpe?g)$/.test(file))
  return Promise.all(originals.toSorted().map(readPicture))
}

async function readPicture(original: string): Promise<Picture> {
  const bytes = await readFile(`${ORIGINALS}/${original}`)
  const { width, height } = await sharp(bytes).metadata()
  const stem = parse(original).name
  const { names: _, ...kind } = kinds.find(({ names }) => names.test(stem)) ?? card
  const settings = JSON.stringify([kind, AVIF, WEBP, PNG, sharp.versions.sharp])
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 8)
  const files = (['avif', 'webp', 'png'] as const).flatMap((format) =>
    [kind[format]]
      .flat()
      // a small original is never enlarged; its own width replaces the wider ones
      .map((wanted) => Math.min(wanted, width))
      .filter((each, index, all) => all.indexOf(each) === index)
      .map((each) => {
        const ceiling = format === 'avif' ? kind.ceilings[each] : undefined
        const name = `${stem}-${each}.${hash}.${format}`
        return { name, format, width: each, ...(ceiling && { ceiling }) }
      }),
  )
  return { original, bytes, width, height, hash, files }
}

/** Encodes the missing files of one picture, and returns the qualities of all its files. */
async function encode({ bytes, files }: Picture, present: ReadonlySet<string>, known: Qualities) {
  const qualities: Qualities = {}
  for (const { name } of files) if (known[name]) qualities[name] = known[name]
  for (const file of files) {
    const quality = qualities[file.name]
    if (present.has(file.name) && (quality !== undefined || !file.ceiling)) continue
    const encoded = await encodeFile(sharp(bytes).resize(file.width), file, quality)
    if (encoded.quality) qualities[file.name] = encoded.quality
    // an interrupted build leaves no partial file under the name of a complete one
    const unfinished = `${ENCODED}/${file.name}.${process.pid}`
    await writeFile(unfinished, encoded.bytes)
    await rename(unfinished, `${ENCODED}/${file.name}`)
  }
  return qualities
}

async function encodeFile(resized: Sharp, { format, ceiling }: File, known?: number) {
  if (format === 'avif') return encodeAvif(resized, ceiling, known)
  const encoded = format === 'webp' ? resized.webp(WEBP) : resized.png(PNG)
  return { bytes: await encoded.toBuffer(), quality: undefined }
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
  /** Values for srcset: for a file of pictures/ in two formats, ... */
  avif?: string
  webp?: string
  /** ... for a remote picture in the format its service chooses for the browser. */
  srcset?: string
  /** The address for browsers that support none of these. */
  fallback: string
}

/** By their name in the content: a file of pictures/, or a remote address. */
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
