import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'

import { pages } from '#src/content/pages.ts'
import { projects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'
import { leaders } from '#src/content/team.ts'

import { profileContent } from './content.ts'
import { coloured, lineDrawings, modelDrawing, photographJpeg, readPictures } from './drawings.ts'
import { type File, hashOf, readAll, typesetPdf } from './typst.ts'

const ADDRESS = '/company-profile.pdf'
const PDF = `public${ADDRESS}`
const MODULE = 'src/generated/profile.ts'

/** The models of the document and their widths in pixels, about 150 per inch of paper. */
const models = new Map<string, number>([
  ...[...services, ...projects].map(({ imageUrl }) => [imageUrl, 660] as const),
  ...leaders.map(({ imageUrl }) => [imageUrl, 420] as const),
  [pages.home.firstPicture, 1240],
  [pages.about.firstPicture, 1240],
])

/**
 * Writes public/company-profile.pdf, the document that districts ask for in procurement, and
 * src/generated/profile.ts with its address, size and number of pages. Does nothing if both were
 * written from the same inputs.
 *
 * @throws with the line of the template that Typst could not compile
 */
export async function writeProfile() {
  const content = profileContent()
  const templates: File[] = [
    ['content.json', JSON.stringify(content)],
    ...(await lineDrawings()),
    ...(await readAll('extras/profile', await readdir('extras/profile'))),
  ]
  const files = coloured(templates)
  const originals = await readPictures(models.keys())
  const inputs = await hashOf([...files, ...originals])
  const header = `// Written by extras/profile/profile.ts from inputs ${inputs}.\n`
  const written = existsSync(PDF) && (await readFile(MODULE, 'utf8').catch(() => ''))
  if (written && written.startsWith(header)) return
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
  const profile = { address: ADDRESS, bytes: document.pdf.length, pages: document.pages }
  await writeFile(
    MODULE,
    `${header}
/** The company profile as a PDF, for a link to say what it opens. */
export const profile = ${JSON.stringify(profile)}
`,
  )
}
