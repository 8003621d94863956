import { mkdir, writeFile } from 'node:fs/promises'

import { readOriginals } from '../pictures/originals.ts'
import type { Open } from './entry.ts'
import { contentFiles, readContent } from './read.ts'

const GENERATED = 'src/generated'
const FOLDER = `${GENERATED}/content`
const TYPES = `import('../../../build/content/schema.ts').Content`

/** What is written fact by fact, so that a page has only those that it shows. */
const FACT_BY_FACT = ['contact', 'home', 'about']

/** Of the picture that a page opens with, what only that page shows: apart, for its script alone. */
const OF_PICTURE = ['imageAlt', 'model']

/**
 * Writes what content/ states into src/generated/content: a module for each of its files and
 * folders, and one each with the places of the placeholders and the year.
 *
 * @returns the facts that the owner has not given
 * @throws with a sentence for every mistake in content/
 */
export async function writeContent(): Promise<Open[]> {
  const { content, open } = readContent(contentFiles(), await readOriginals())
  await mkdir(FOLDER, { recursive: true })
  for (const [name, value] of Object.entries(content)) {
    const facts = FACT_BY_FACT.includes(name) ? Object.entries(value ?? {}) : []
    const ofPicture: string[] = []
    const others = facts.length > 0 ? [] : [constant(name, `${TYPES}['${name}']`, value)]
    for (const [fact, stated] of facts) {
      const its = OF_PICTURE.includes(fact) ? ofPicture : others
      its.push(constant(fact, `${TYPES}['${name}']['${fact}']`, stated))
    }
    if (ofPicture.length > 0) await writeModule(`${name}-picture`, ofPicture)
    await writeModule(name, others)
  }
  // what is empty says so itself, and no page says of a picture that another one is due
  const shown = open.filter(({ isEmpty, place }) => !isEmpty && !place.endsWith('.imageUrl'))
  const places = shown.map(({ place }) => place)
  await writeModule('placeholders', [constant('placeholders', 'readonly string[]', places)])
  // for the copyright line of the pages as they are built
  await writeModule('build', [constant('builtInYear', 'number', new Date().getFullYear())])
  return open
}

function constant(name: string, type: string, value: unknown) {
  return `export const ${name}: ${type} = ${JSON.stringify(value, undefined, 2)}`
}

async function writeModule(name: string, constants: readonly string[]) {
  const lines = ['// Written by build/content/write.ts.', ...constants, '']
  await writeFile(`${FOLDER}/${name}.ts`, lines.join('\n'))
}
