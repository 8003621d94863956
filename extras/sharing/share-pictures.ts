import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { meridians, parallels } from '#src/components/maps/coordinates.ts'
import { keyOf } from '#src/components/pictures/picture-files.ts'
import { menu, pages } from '#src/content/pages.ts'
import { projects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'

import { firmContent } from '../typesetting/content.ts'
import { coloured, countryDrawing, lineDrawings, readPictures } from '../typesetting/drawings.ts'
import { type File, makeOnce, readTemplates, typesetSvg } from '../typesetting/typst.ts'
import { pictureName, sharePictureSize } from './link-preview.ts'
import { shareLines } from './share-lines.ts'
import { shareables } from './shareable.ts'

/** Small enough for a preview on metered data; 4:4:4 keeps the edges of coloured letters clean. */
const JPEG = { quality: 75, progressive: true, chromaSubsampling: '4:4:4' } as const
/** The height of a page of share.typ. */
const PAGE_PX = 632
const PAGE_PT = PAGE_PX * 0.75
/** As many pages as an SVG of at most 32,767 pixels can show. */
const SHEET_PAGES = 50

/** The models of share.typ, and their largest width there in pixels. */
const models = new Map<string, number>([
  [keyOf(pages.home.firstPicture), 852],
  [keyOf(pages.about.firstPicture), 830],
  ['not-found.webp', 780],
  ...services.map(({ picture }) => [keyOf(picture), 750] as const),
  ...projects.map(({ picture }) => [keyOf(picture), 780] as const),
])

/** What each page of share.typ previews, in its order. */
const previews = [...menu, ...shareables].map(({ path }) => path)

/**
 * Renders a picture for the link preview of every page, service and project into share/ of a folder,
 * each with its hash in its name. Does nothing if all were rendered from the same inputs.
 */
export async function writeSharePictures(folder: string) {
  const content = { ...(await firmContent()), shareLines }
  const files = await templates(content)
  const originals = await readPictures(models.keys())
  await makeOnce(folder, [...files, ...originals], async () => {
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
    await rm(`${folder}/share`, { recursive: true, force: true })
    await mkdir(`${folder}/share`, { recursive: true })
    for (const [index, path] of previews.entries()) {
      const place = { ...sharePictureSize, left: 0, top: (index % SHEET_PAGES) * PAGE_PX }
      const { data, info } = sheets[Math.floor(index / SHEET_PAGES)] ?? {}
      const jpeg = await sharp(data, { raw: info }).extract(place).jpeg(JPEG).toBuffer()
      const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 8)
      await writeFile(`${folder}/share/${pictureName(path)}.${hash}.jpg`, jpeg)
    }
  })
}

/** All that share.typ reads but the models. */
async function templates(content: object): Promise<File[]> {
  const files: File[] = [
    ['content.json', JSON.stringify({ ...content, meridians, parallels })],
    ...(await lineDrawings()),
    ['key-plan.svg', await countryDrawing('--paper', 9)],
    ...(await readTemplates('extras/sharing', ['share.typ'])),
  ]
  return coloured(files)
}
