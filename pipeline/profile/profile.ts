import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'

import { pages } from '#app/content/pages.ts'
import { projects } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'
import { leaders } from '#app/content/team.ts'

import { profileContent } from './content.ts'
import { type Colours, lineDrawings } from './drawings.ts'
import { staticFonts } from './fonts.ts'
import { modelDrawing } from './pictures.ts'
import { typeset } from './typst.ts'

const SOURCES = 'pipeline/profile'
const ORIGINALS = 'pictures'
const TOKENS = 'app/styles/tokens.css'
const ADDRESS = '/company-profile.pdf'
const PDF = `public${ADDRESS}`
const MODULE = 'app/generated/profile.ts'

/**
 * Writes public/company-profile.pdf, the document a district's procurement asks for, and
 * app/generated/profile.ts with its address, weight and pages. Does nothing when both were written
 * from the same words, pictures, templates and programs.
 *
 * @throws with the line of the template that Typst could not set
 */
export async function writeProfile() {
  const colours = coloursOf(await readFile(TOKENS, 'utf8'))
  const content = JSON.stringify({ ...profileContent(), colours })
  const drawings = await lineDrawings(colours)
  const own = (await readdir(SOURCES)).filter((name) => !name.endsWith('.test.ts'))
  const sources = await readAll(SOURCES, own)
  const originals = await readAll(ORIGINALS, modelNames())
  const lock = await readFile('package-lock.json')
  const inputs = [content, ...[...drawings, ...sources, ...originals].flat(), lock]
  const header = `// Written by pipeline/profile/profile.ts from inputs ${fingerprint(inputs)}.`
  if (await isWrittenFrom(header)) return

  const files: [name: string, content: string | Buffer][] = [
    ['content.json', content],
    ...drawings,
    ...sources.filter(([name]) => name.endsWith('.typ')),
    ...(await Promise.all(originals.map((each) => model(each, colours)))),
  ]
  const shadow = new Map(files.map(([name, each]) => [`/${name}`, Buffer.from(each)]))
  const document = await typeset('/profile.typ', shadow, await staticFonts())
  await writeFile(PDF, document.pdf)
  await writeFile(MODULE, `${header}\n${moduleText(document.pdf.length, document.pages)}`)
}

/** The colours of the design as tokens.css first names them, before any preference of a visitor. */
function coloursOf(tokens: string): Colours {
  const named = tokens.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...named].toReversed().map(([, name, colour]) => [name, colour]))
}

/** The models of the document. One kept elsewhere is left out: a build asks nobody for pictures. */
function modelNames(): string[] {
  const named = [...services, ...projects, ...leaders].map(({ imageUrl }) => imageUrl)
  const own = named.filter((name) => !name.startsWith('https://'))
  return [pages.home.firstPicture, pages.about.firstPicture, ...own]
}

/** Pixels across: about 150 to an inch of paper. */
function widthInPixels(name: string) {
  if (name === pages.home.firstPicture) return 1240
  if (name === pages.about.firstPicture) return 1240
  return leaders.some(({ imageUrl }) => imageUrl === name) ? 420 : 660
}

async function model([name, original]: [string, Buffer], { paper = '' }: Colours) {
  const drawing = await modelDrawing(original, widthInPixels(name), paper)
  return [`${name}.svg`, drawing] satisfies [string, string]
}

async function readAll(folder: string, names: readonly string[]): Promise<[string, Buffer][]> {
  return Promise.all(
    [...new Set(names)].toSorted().map(async (name) => [name, await readFile(`${folder}/${name}`)]),
  )
}

function fingerprint(inputs: readonly (string | Buffer)[]) {
  const hash = createHash('sha256')
  for (const each of inputs) hash.update(each)
  return hash.digest('hex').slice(0, 12)
}

async function isWrittenFrom(header: string) {
  if (!existsSync(PDF) || !existsSync(MODULE)) return false
  return (await readFile(MODULE, 'utf8')).startsWith(`${header}\n`)
}

function moduleText(bytes: number, pageCount: number) {
  return `
/** The company profile as a PDF, for a link to say what it opens. */
export const profile = { address: '${ADDRESS}', bytes: ${bytes}, pages: ${pageCount} }
`
}
