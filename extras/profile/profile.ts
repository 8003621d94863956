import { readdir, writeFile } from 'node:fs/promises'

import type { Profile } from '#src/components/parts/profile-link.tsx'
import { keyOf } from '#src/components/pictures/picture-files.ts'
import { pages } from '#src/content/pages.ts'
import { projects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'
import { leaders } from '#src/content/team.ts'

import { profileContent } from './content.ts'
import { coloured, lineDrawings, modelDrawing, photographJpeg, readPictures } from './drawings.ts'
import { note } from './noted.ts'
import { type File, hashOf, readAll, typesetPdf } from './typst.ts'

const ADDRESS = '/company-profile.pdf'
const PDF = `public${ADDRESS}`
/** Its address, size and number of pages. */
export const profileNote = note<Profile>('.cache/typeset/profile.json', PDF)

/** The models of the document and their widths in pixels, about 150 per inch of paper. */
const models = new Map<string, number>([
  ...[...services, ...projects].map(({ picture }) => [keyOf(picture), 660] as const),
  ...leaders.map(({ picture }) => [keyOf(picture), 420] as const),
  [keyOf(pages.home.firstPicture), 1240],
  [keyOf(pages.about.firstPicture), 1240],
])

/**
 * Writes public/company-profile.pdf, the document that districts ask for in procurement, and notes
 * its address, size and number of pages. Does nothing if it was written from the same inputs.
 *
 * @throws with the line of the template that Typst could not compile
 */
export async function writeProfile() {
  const content = await profileContent()
  const templates: File[] = [
    ['content.json', JSON.stringify(content)],
    ...(await lineDrawings()),
    ...(await readAll('extras/profile', await readdir('extras/profile'))),
  ]
  const files = coloured(templates)
  const originals = await readPictures(models.keys())
  const inputs = await hashOf([...files, ...originals])
  if (profileNote.isOf(inputs)) return
  console.log('Setting the company profile ...')

  for (const [name, original] of originals) {
    const width = models.get(name) ?? 0
    const picture: File =
      name in content.photographs
        ? [`${name}.jpg`, await photographJpeg(original, width)]
        : [`${name}.svg`, await modelDrawing(original, width, content.colours['paper'] ?? '')]
    files.push(picture)
  }
  const document = await typesetPdf(files)
  await writeFile(PDF, document.pdf)
  const made = { address: ADDRESS, bytes: document.pdf.length, pages: document.pages }
  await profileNote.write({ inputs, made })
}
