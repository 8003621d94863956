import { readFile } from 'node:fs/promises'

import sharp, { type Sharp } from 'sharp'

import { shownFacts } from '#build/content/shown-facts.ts'
import { withTokens } from '#build/fonts/tokens.ts'
import type { Point } from '#build/pictures/cut.ts'
import { readPictures as readSources } from '#build/pictures/pictures.ts'
import { company } from '#src/content/company.ts'

import { qrCode } from './qr.ts'
import type { File } from './typst.ts'

/** Tuned on paper: rows of crops stay apart, and eight pages stay light enough to send. */
const JPEG = { quality: 66, mozjpeg: true } as const
/** A fainter shadow is invisible, but its colour would cost bytes. */
const MIN_ALPHA = 3
/** Coarser steps of transparency compress better and look the same. */
const ALPHA_STEP = 4

/** The document's line drawings, by their names in the templates. */
export async function lineDrawings(): Promise<File[]> {
  const contours = await readFile('src/styles/contours.svg', 'utf8')
  return [
    ['mark.svg', await readFile('public/favicon.svg', 'utf8')],
    ['site-qr.svg', qrCode(company.siteUrl)],
    ['contours.svg', contours.replaceAll('stroke="#000"', 'stroke="var(--contour)"')],
    ['uganda.svg', await countryDrawing('--board', 2)],
  ]
}

/**
 * The country, filled with a colour of tokens.css, and its waters.
 *
 * @public for extras
 */
export async function countryDrawing(fill: string, lineWidth: number) {
  const country = await readFile('src/components/maps/uganda.svg', 'utf8')
  const line = `stroke="var(--ink)" stroke-width="${lineWidth}" stroke-linejoin="round"`
  return country.replace('fill="var(--board)"', `fill="var(${fill})" ${line}`)
}

/** Templates and drawings, which name colours as stylesheets do, with their values. */
export function coloured(files: readonly File[]) {
  return files.map(([name, content]): File => [name, withTokens(content.toString())])
}

type Photograph = { ratio: number; focus: Point }

/** The photographs among the pictures of the content, as their places crop them. */
export async function photographs(): Promise<Record<string, Photograph>> {
  const { pictures } = await readSources(await shownFacts())
  const found = pictures.flatMap(({ key, width, height, focus }) => {
    return focus ? [[key, { ratio: width / height, focus }] as const] : []
  })
  return Object.fromEntries(found)
}

/**
 * The pictures that the content names: originals of models, and photographs as their places show
 * them. Remote ones are left out: a build needs no network.
 */
export async function readPictures(names: Iterable<string>) {
  const { pictures } = await readSources(await shownFacts())
  const files = new Map(pictures.map(({ key, file }) => [key, file]))
  const own = [...names].filter((name) => !name.startsWith('https://')).toSorted()
  return Promise.all(
    own.map(async (name): Promise<[string, Buffer]> => {
      return [name, await readFile(files.get(name) ?? `pictures/${name}`)]
    }),
  )
}

/**
 * A photograph for Typst, which crops it to its frame.
 *
 * @public for extras
 */
export async function photographJpeg(photograph: Buffer, width: number): Promise<Buffer> {
  return sharp(photograph).resize({ width, withoutEnlargement: true }).jpeg(JPEG).toBuffer()
}

/**
 * A model as an SVG for Typst: a JPEG, which is small, with a mask for its transparency, so that it
 * can be placed on the page, on a board or across a frame.
 *
 * @param original a picture with a transparent background
 * @param width in pixels
 * @param ground the background colour, '#faf6ee', for pixels that are invisible
 *
 * @public for extras
 */
export async function modelDrawing(original: Buffer, width: number, ground: string) {
  const resized = sharp(original).resize(width).ensureAlpha().raw()
  const { data, info } = await resized.toBuffer({ resolveWithObject: true })
  const unseen = Buffer.from(ground.slice(1), 'hex')
  const alpha = Buffer.alloc(info.width * info.height)
  for (const pixel of alpha.keys()) {
    const opacity = data[pixel * 4 + 3] ?? 0
    if (opacity < MIN_ALPHA) data.set(unseen, pixel * 4)
    else alpha[pixel] = Math.min(255, Math.round(opacity / ALPHA_STEP) * ALPHA_STEP)
  }
  const mask = sharp(alpha, { raw: { ...info, channels: 1 } }).png()
  const colours = sharp(data, { raw: info }).removeAlpha().jpeg(JPEG)
  const size = `width="${info.width}" height="${info.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}">
    <mask id="model" maskUnits="userSpaceOnUse" x="0" y="0" ${size}>
      <image ${size} href="data:image/png;base64,${await base64(mask)}"/></mask>
    <image ${size} mask="url(#model)" href="data:image/jpeg;base64,${await base64(colours)}"/></svg>`
}

async function base64(image: Sharp) {
  return (await image.toBuffer()).toString('base64')
}
