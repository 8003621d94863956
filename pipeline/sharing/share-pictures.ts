import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { sharePictureSize } from '#app/content/link-preview.ts'
import { menu } from '#app/content/pages.ts'

import { drawUganda } from '../pictures/uganda.ts'
import { ground } from './share-ground.ts'
import { lettering } from './share-lettering.ts'
import { type Model, type Sheet, sheets } from './share-sheets.ts'

/** A preview is fetched on somebody's data, and chat services leave heavy pictures out. */
const CEILING_BYTES = 120_000
/** Tried from the best down until one fits; 4:4:4 keeps the edges of coloured letters clean. */
const QUALITIES = [86, 82, 78, 74, 70, 66, 62]
const JPEG = { mozjpeg: true, chromaSubsampling: '4:4:4' } as const

const DRAWN = 'public/share'
const UNFINISHED = 'node_modules/.cache/share'
const MODULE = 'app/generated/share.ts'

type Drawn = { path: string; alt: string; name: string }

/**
 * Draws a picture for the link preview of every page, service and project into public/share, and
 * writes app/generated/share.ts. A name carries the hash of all that is drawn and how, so a file
 * that is there already is right and is not drawn again.
 */
export async function writeSharePictures() {
  await mkdir(DRAWN, { recursive: true })
  await mkdir(UNFINISHED, { recursive: true })
  const uganda = await drawUganda()
  const present = new Set(await readdir(DRAWN))
  const pictures: Drawn[] = []
  // One after the other: each takes all cores for its moment.
  for (const sheet of sheets) {
    const under = ground(sheet, uganda)
    const over = await lettering(sheet)
    pictures.push(await write(sheet, under, over, present))
  }
  const wanted = new Set(pictures.map(({ name }) => name))
  const stale = [...present].filter((name) => !wanted.has(name))
  await Promise.all(stale.map((name) => rm(`${DRAWN}/${name}`)))
  await writeFile(MODULE, moduleText(pictures))
}

async function write(sheet: Sheet, under: string, over: string, present: ReadonlySet<string>) {
  const { path, alt, models } = sheet
  const originals = await Promise.all(models.map(({ imageUrl }) => original(imageUrl)))
  const settings = JSON.stringify([models, QUALITIES, CEILING_BYTES, JPEG, sharp.versions.sharp])
  const hash = createHash('sha256').update(under).update(over).update(settings)
  for (const bytes of originals) hash.update(bytes)
  const stem = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  const name = `${stem}.${hash.digest('hex').slice(0, 8)}.jpg`
  if (!present.has(name)) {
    const placed = await Promise.all(models.map((model, index) => place(model, originals[index])))
    const drawn = sharp(Buffer.from(under)).composite([
      ...placed.flat(),
      { input: Buffer.from(over) },
    ])
    // Moved there when complete, so that an interrupted run leaves no half file behind.
    const unfinished = `${UNFINISHED}/${process.pid}-${name}`
    await writeFile(unfinished, await encode(name, await drawn.flatten().png().toBuffer()))
    await rename(unfinished, `${DRAWN}/${name}`)
  }
  return { path, alt, name }
}

/** The best JPEG that is light enough. */
async function encode(name: string, drawn: Buffer) {
  for (const quality of QUALITIES) {
    const encoded = await sharp(drawn)
      .jpeg({ ...JPEG, quality })
      .toBuffer()
    if (encoded.length <= CEILING_BYTES) return encoded
  }
  throw new Error(`No acceptable quality fits ${name} in ${CEILING_BYTES} bytes.`)
}

/** The bytes of a picture of pictures/; one kept elsewhere is left out: a build asks no network. */
async function original(imageUrl: string) {
  return /^https?:/.test(imageUrl) ? Buffer.alloc(0) : readFile(`pictures/${imageUrl}`)
}

/** A model at its size and place, cut where it leaves the sheet. */
async function place({ left, top, width }: Model, bytes = Buffer.alloc(0)) {
  if (bytes.length === 0) return []
  const whole = await sharp(bytes).resize(width).toBuffer({ resolveWithObject: true })
  const input = await sharp(whole.data)
    .extract({
      left: Math.max(0, -left),
      top: Math.max(0, -top),
      width: Math.min(whole.info.width, sharePictureSize.width - left) - Math.max(0, -left),
      height: Math.min(whole.info.height, sharePictureSize.height - top) - Math.max(0, -top),
    })
    .png()
    .toBuffer()
  return [{ input, left: Math.max(0, left), top: Math.max(0, top) }]
}

function moduleText(pictures: readonly Drawn[]) {
  const paths = new Set<string>(menu.map(({ path }) => path))
  const entries = (wanted: readonly Drawn[]) =>
    wanted.map(({ path, alt, name }) => {
      return `  ${JSON.stringify(path)}: { address: '/share/${name}', alt: ${JSON.stringify(alt)} },`
    })
  return `// Written by pipeline/sharing/share-pictures.ts.

import type { SharePicture } from '#app/content/link-preview.ts'

/** Of the pages, by their addresses. */
export const sharePictures: Readonly<Record<string, SharePicture>> = {
${entries(pictures.filter(({ path }) => paths.has(path))).join('\n')}
}

/** Of services and projects, by their own addresses; apart, so that no page has to carry them. */
export const workSharePictures: Readonly<Record<string, SharePicture>> = {
${entries(pictures.filter(({ path }) => !paths.has(path))).join('\n')}
}
`
}
