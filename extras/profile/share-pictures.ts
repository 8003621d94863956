import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { meridians, parallels } from '#src/components/maps/coordinates.ts'
import { keyOf } from '#src/components/pictures/picture-files.ts'
import { company } from '#src/content/company.ts'
import { type SharePicture, sharePictureSize } from '#src/content/link-preview.ts'
import { menu, pages } from '#src/content/pages.ts'
import { projects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'
import { shareables } from '#src/content/shareable.ts'

import { profileContent } from './content.ts'
import { coloured, countryDrawing, lineDrawings, readPictures } from './drawings.ts'
import { note } from './noted.ts'
import { type File, hashOf, readAll, typesetSvg } from './typst.ts'

/** Small enough for a preview on metered data; 4:4:4 keeps the edges of coloured letters clean. */
const JPEG = { quality: 75, progressive: true, chromaSubsampling: '4:4:4' } as const
/** The height of a page of share.typ. */
const PAGE_PX = 632
const PAGE_PT = PAGE_PX * 0.75
/** As many pages as an SVG of at most 32,767 pixels can show. */
const SHEET_PAGES = 50

const FOLDER = 'public/share'
/** Those of the pages, services and projects, by their own addresses. */
export const sharePicturesNote = note<Record<string, SharePicture>>(
  '.cache/typeset/share-pictures.json',
  FOLDER,
)

/** The models of share.typ, and their largest width there in pixels. */
const models = new Map<string, number>([
  [keyOf(pages.home.firstPicture), 852],
  [keyOf(pages.about.firstPicture), 830],
  ['not-found.webp', 780],
  ...services.map(({ picture }) => [keyOf(picture), 750] as const),
  ...projects.map(({ picture }) => [keyOf(picture), 780] as const),
])

/** What each page of share.typ previews, in its order. */
const previews = [
  ...menu.map(({ path, heading }) => ({ path, alt: `${company.name}. ${heading}` })),
  ...shareables.map(({ path, heading, imageAlt }) => ({ path, alt: `${heading}. ${imageAlt}` })),
]

/**
 * Renders a picture for the link preview of every page, service and project into public/share, each
 * with its hash in its name, and notes their addresses. Does nothing if all were rendered
 * from the same inputs.
 */
export async function writeSharePictures() {
  const content = await profileContent()
  const files = await templates(content)
  const originals = await readPictures(models.keys())
  const inputs = await hashOf([...files, ...originals])
  if (sharePicturesNote.isOf(inputs)) return
  console.log('Setting the pictures of link previews ...')

  for (const [name, original] of originals) {
    const width = models.get(name)
    const resized = sharp(original).resize(width)
    files.push(
      name in content.photographs
        ? [`${name}.jpg`, await resized.jpeg({ quality: 90 }).toBuffer()]
        : [`${name}.png`, await resized.png().toBuffer()],
    )
  }
  const svg = await typesetSvg('share.typ', files)
  const sheets = []
  for (let page = 0; page < previews.length; page += SHEET_PAGES) {
    const height = Math.min(SHEET_PAGES, previews.length - page) * PAGE_PT
    const part = `viewBox="0 ${page * PAGE_PT} 900 ${height}" width="900" height="${height}"`
    const sheet = Buffer.from(svg.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, part))
    const rendered = sharp(sheet, { unlimited: true, density: 96 }).flatten().raw()
    sheets.push(await rendered.toBuffer({ resolveWithObject: true }))
  }
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const pictures: Record<string, SharePicture> = {}
  for (const [index, { path, alt }] of previews.entries()) {
    const place = { ...sharePictureSize, left: 0, top: (index % SHEET_PAGES) * PAGE_PX }
    const { data, info } = sheets[Math.floor(index / SHEET_PAGES)] ?? {}
    const jpeg = await sharp(data, { raw: info }).extract(place).jpeg(JPEG).toBuffer()
    const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 8)
    const name = `${path.slice(1).replaceAll('/', '-') || 'home'}.${hash}.jpg`
    await writeFile(`${FOLDER}/${name}`, jpeg)
    pictures[path] = { address: `/share/${name}`, alt }
  }
  await sharePicturesNote.write({ inputs, made: pictures })
}

/** All that share.typ reads but the models. */
async function templates(content: Awaited<ReturnType<typeof profileContent>>): Promise<File[]> {
  const drawings = await lineDrawings()
  const contours = String(drawings.find(([file]) => file === 'contours.svg')?.[1])
  const files: File[] = [
    ['content.json', JSON.stringify({ ...content, meridians, parallels })],
    ...drawings,
    ['contours-dark.svg', contours.replaceAll('--contour', '--contour-dark')],
    ['key-plan.svg', await countryDrawing('--paper', 9)],
    ...(await readAll('extras/profile', ['parts.typ', 'share.typ'])),
  ]
  return coloured(files)
}
