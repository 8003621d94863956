import { mkdir, readdir, writeFile } from 'node:fs/promises'

import { keyOf } from '#src/components/pictures/picture-files.ts'
import { pages } from '#src/content/pages.ts'
import { projects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'
import { leaders } from '#src/content/team.ts'

import { firmContent } from '../typesetting/content.ts'
import {
  coloured,
  lineDrawings,
  modelDrawing,
  photographJpeg,
  readPictures,
} from '../typesetting/drawings.ts'
import { type File, makeOnce, readTemplates, typesetPdf } from '../typesetting/typst.ts'
import { PROFILE } from './address.ts'

/** The models of the document and their widths in pixels, about 150 per inch of paper. */
const models = new Map<string, number>([
  ...[...services, ...projects].map(({ picture }) => [keyOf(picture), 660] as const),
  ...leaders.map(({ picture }) => [keyOf(picture), 420] as const),
  [keyOf(pages.home.firstPicture), 1240],
  [keyOf(pages.about.firstPicture), 1240],
])

/**
 * Writes the document that districts ask for in procurement into a folder. Does nothing if it was
 * written from the same inputs.
 *
 * @throws with the line of the template that Typst could not compile
 */
export async function writeProfile(folder: string) {
  const content = await firmContent()
  const templates: File[] = [
    ['content.json', JSON.stringify(content)],
    ...(await lineDrawings()),
    ...(await readTemplates('extras/profile', await readdir('extras/profile'))),
  ]
  const files = coloured(templates)
  const originals = await readPictures(models.keys())
  await makeOnce(folder, [...files, ...originals], async () => {
    console.log('Setting the company profile ...')

    for (const [name, original] of originals) {
      const width = models.get(name) ?? 0
      const picture: File =
        name in content.photographs
          ? [`${name}.jpg`, await photographJpeg(original, width)]
          : [`${name}.svg`, await modelDrawing(original, width, content.colours['paper'] ?? '')]
      files.push(picture)
    }
    await mkdir(folder, { recursive: true })
    await writeFile(folder + PROFILE, await typesetPdf(files))
  })
}
