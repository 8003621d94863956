import { globSync, readFileSync } from 'node:fs'

import sharp from 'sharp'

import { countInWords } from '#app/content/words.ts'

import { GROUPS, LISTS, type Open, readEntry } from './entry.ts'
import { placeOnMap } from './map-names.ts'
import { type Content, contentSchema } from './schema.ts'
import { sentences, wordsFor } from './sentences.ts'

/** The text of every file of content/, by its name there. */
export type Files = ReadonlyMap<string, string>

/** The format of every file of pictures/, or nothing where it cannot be read. */
export type Formats = ReadonlyMap<string, string | undefined>

/** In the order of the numbers at their beginning. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare

/** The files of content/ as they are now, or of another folder in its form. */
export function contentFiles(folder = 'content'): Files {
  const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  return new Map(names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]))
}

/** The files of pictures/ as they are now. */
export async function pictureFormats(): Promise<Formats> {
  const names = globSync('*', { cwd: 'pictures' })
  const found = names.map((name) =>
    sharp(`pictures/${name}`)
      .metadata()
      .catch(() => undefined),
  )
  const formats = (await Promise.all(found)).map((each) => {
    return each?.compression === 'av1' ? 'avif' : each?.format
  })
  return new Map(names.map((name, index) => [name, formats[index]]))
}

/**
 * All that the owner states, and what of it is a placeholder still.
 *
 * @throws with a sentence for every mistake, one below the other
 */
export function readContent(files: Files, pictures: Formats): { content: Content; open: Open[] } {
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
  const { projects, services, contact } = content
  projects.sort((one, other) => other.year - one.year || one.id - other.id)
  placeOnMap(contact.offices)
  placeOnMap(projects)
  for (const service of services) {
    service.details = service.details.replaceAll(/\{(\w+)\}/g, (_, kind: string) => {
      return countInWords(projects.filter(({ category }) => category === kind).length)
    })
  }
  return content
}
