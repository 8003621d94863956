import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { type SharePicture, sharePictureSize } from '#app/content/link-preview.ts'

import { writeWhole } from '../write-whole.ts'
import { overModels, underModels } from './share-drawing.ts'
import { type Model, type Sheet, sheets } from './share-sheets.ts'

/** Small enough for a preview on metered data; 4:4:4 keeps the edges of coloured letters clean. */
const JPEG = { quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' } as const

const FOLDER = 'public/share'
const MODULE = 'app/generated/share.ts'

/**
 * Renders a picture for the link preview of every page, service and project into public/share, and
 * writes app/generated/share.ts. A name carries the hash of all that is in the picture, so a file
 * that exists is up to date and is not rendered again.
 */
export async function writeSharePictures() {
  await mkdir(FOLDER, { recursive: true })
  const present = await readdir(FOLDER)
  const pictures: Record<string, SharePicture> = {}
  // one after the other, because each uses all cores
  for (const sheet of sheets) {
    const address = await write(sheet, present)
    pictures[sheet.path] = { address: `/share/${address}`, alt: sheet.alt }
  }
  const wanted = Object.values(pictures).map(({ address }) => address)
  const stale = present.filter((name) => !wanted.includes(`/share/${name}`))
  await Promise.all(stale.map((name) => rm(`${FOLDER}/${name}`)))
  await writeFile(MODULE, moduleText(pictures))
}

/** Renders a sheet's picture unless it exists, and returns its name. */
async function write(sheet: Sheet, present: readonly string[]) {
  const under = underModels(sheet)
  const over = await overModels(sheet)
  // remote ones are left out: a build needs no network
  const own = sheet.models.filter(({ imageUrl }) => !imageUrl.startsWith('https:'))
  const models = await Promise.all(
    own.map(async (model) => ({ ...model, bytes: await readFile(`pictures/${model.imageUrl}`) })),
  )
  const settings = JSON.stringify([own, JPEG, sharp.versions.sharp])
  const hash = createHash('sha256')
  for (const each of [under, over, settings]) hash.update(each)
  for (const { bytes } of models) hash.update(bytes)
  const stem = sheet.path.slice(1).replaceAll('/', '-') || 'home'
  const name = `${stem}.${hash.digest('hex').slice(0, 8)}.jpg`
  if (present.includes(name)) return name
  const images = await Promise.all(models.map(image))
  const { width, height } = sharePictureSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${under}${images.join('')}${over}</svg>`
  const picture = sharp(Buffer.from(svg), { unlimited: true }).flatten()
  await writeWhole(`${FOLDER}/${name}`, await picture.jpeg(JPEG).toBuffer())
  return name
}

/** A model in its place; what exceeds the sheet is clipped. */
async function image({ bytes, left, top, width }: Model & { bytes: Buffer }) {
  const png = await sharp(bytes).resize(width).png().toBuffer()
  const data = `data:image/png;base64,${png.toString('base64')}`
  return `<image x="${left}" y="${top}" width="${width}" href="${data}"/>`
}

function moduleText(pictures: Readonly<Record<string, SharePicture>>) {
  return `// Written by pipeline/sharing/share-pictures.ts.

import type { SharePicture } from '#app/content/link-preview.ts'

/** Of the pages, services and projects, by their own addresses. */
export const sharePictures: Readonly<Record<string, SharePicture>> = ${JSON.stringify(pictures)}
`
}
