import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { countInWords } from '#src/content/words.ts'

import type { Originals } from '../pictures/originals.ts'
import { GROUPS, LISTS, type Open, readEntry } from './entry.ts'
import { placeOnMap } from './map-names.ts'
import { type Content, contentSchema } from './schema.ts'
import { sentences, wordsFor } from './sentences.ts'

/** The text of every file of content/, by its name there. */
export type Files = ReadonlyMap<string, string>

/** In the order of the numbers at their beginning. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare

/** The files of content/ as they are now, or of another folder in its form. */
export function contentFiles(folder = 'content'): Files {
  const found = globSync('**', { cwd: folder, withFileTypes: true }).filter((each) => each.isFile())
  const paths = found.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    paths.map((path) => {
      return [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]
    }),
  )
}

/**
 * All that the owner states, and what of it is a placeholder still.
 *
 * @throws with a sentence for every mistake, one below the other
 */
export function readContent(files: Files, pictures: Originals): { content: Content; open: Open[] } {
  const names = [...files.keys()].sort(inOrder)
  const entries = names.map((name) => readEntry(name, files.get(name) ?? ''))
  const groups = GROUPS.map((group) => [group, fieldsOf(group)[0]])
  const lists = LISTS.map((list) => [list, fieldsOf(list)])
  const schema = contentSchema(pictures, fieldsOf('contact')[0]?.['subjects'])
  const written = Object.fromEntries([...groups, ...lists])
  const { data, error } = schema.safeParse(written, { error: wordsFor })
  const mistakes = [
    ...entries.flatMap((entry) => entry.mistakes),
    ...sentences(error?.issues ?? [], entries),
  ]
  if (!data || mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return { content: finished(data), open: entries.flatMap(({ open }) => open) }

  function fieldsOf(group: string) {
    return entries.filter((entry) => entry.group === group).map(({ fields }) => fields)
  }
}

/** The content with its projects newest first, and the numbers that its texts ask for. */
function finished(content: Content): Content {
  const { projects, services, leaders, testimonials, contact } = content
  projects.sort((one, other) => other.year - one.year || one.id - other.id)
  for (const list of [services, leaders, testimonials]) {
    list.sort((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity))
    // no page shows it
    for (const entry of list) delete entry.order
  }
  placeOnMap(contact.offices)
  placeOnMap(projects)
  for (const service of services) {
    service.details = service.details.replaceAll(/\{(\w+)\}/g, (_, kind: string) => {
      return countInWords(projects.filter(({ category }) => category === kind).length)
    })
  }
  return content
}
