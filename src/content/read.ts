import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { z } from 'zod'

import { type Entry, GROUPS, LISTS, readEntry } from './entry.ts'
import { type Content, contentSchema } from './schema.ts'

/** The text of every file of content/, by its name there. */
export type ContentFiles = ReadonlyMap<string, string>

/** All that the owner states, as the site shows it. */
export type Facts = ReturnType<typeof factsOf>

/** In the order of the numbers at their beginning. */
const byName = new Intl.Collator('en', { numeric: true }).compare

/** What computers leave in a folder that somebody looked at. */
const LEFT_BY_COMPUTERS = /^(\.|~|Thumbs\.db$|desktop\.ini$)/i

/** The files of content/ as they are now, or of another folder in its form. */
export function contentFiles(folder = 'content'): ContentFiles {
  const found = globSync('**', { cwd: folder, withFileTypes: true }).filter((each) => {
    return each.isFile() && !LEFT_BY_COMPUTERS.test(each.name)
  })
  const paths = found.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    paths.map((path) => {
      return [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]
    }),
  )
}

/**
 * The facts that files of content/ state.
 *
 * @throws when the schema does not take them; `checkContent` of build/content/ says it to the owner
 */
export function readFacts(files: ContentFiles = contentFiles()): Facts {
  const entries = readEntries(files)
  const { data, error } = parseEntries(entries)
  if (!data) throw new Error(`content/ cannot be read:\n${z.prettifyError(error)}`)
  return factsOf(data, entries)
}

/** The files one by one, those of a list in its order. */
export function readEntries(files: ContentFiles): Entry[] {
  const names = [...files.keys()].sort(byName)
  const entries = names.map((name) => readEntry(name, files.get(name) ?? ''))
  return entries.sort((one, other) => orderOf(one) - orderOf(other))
}

function orderOf({ fields }: Entry) {
  return Number(fields?.['order'] ?? Infinity)
}

/** What the schema makes of them, or what is wrong, in words of its own and others. */
export function parseEntries(entries: readonly Entry[], words?: z.core.$ZodErrorMap) {
  const fieldsOf = (name: string) =>
    entries.filter(({ group }) => group === name).map(({ fields }) => fields)
  const groups = GROUPS.map((group) => [group, fieldsOf(group)[0]])
  const lists = LISTS.map((list) => [list, fieldsOf(list)])
  const services = fieldsOf('services').map((fields) => String(fields?.['slug']))
  const schema = contentSchema(fieldsOf('contact')[0]?.['subjects'], services)
  return schema.safeParse(Object.fromEntries([...groups, ...lists]), words && { error: words })
}

/** The content with its projects newest first, and what else the pages say of it. */
export function factsOf(content: Content, entries: readonly Entry[]) {
  const projects: Content['projects'] = [...content.projects]
  projects.sort((one, other) => other.year - one.year || one.id - other.id)
  const pending = entries.flatMap((entry) => entry.pending)
  return {
    ...content,
    projects,
    /**
     * The places of what the owner has still to give. What is empty says so itself, and no page says
     * of a picture that another one is due.
     */
    placeholders: pending
      .filter(({ place, placeholder }) => placeholder && !place.endsWith('.imageUrl'))
      .map(({ place }) => place),
    /** For the copyright line: the year in which this was read, which is when the site is built. */
    builtInYear: new Date().getFullYear(),
  }
}
