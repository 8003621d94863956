import { globSync, readFileSync } from 'node:fs'

import sharp from 'sharp'
import type { z } from 'zod'

import { countInWords } from '#app/content/words.ts'

import { type Placeholder, readEntry } from './entry.ts'
import { type Content, contentSchema } from './schema.ts'
import { meant, wordsFor } from './sentences.ts'

/** The text of every file of content/, by its name there. */
export type Files = ReadonlyMap<string, string>

/** The format of every file of pictures/, or nothing where it cannot be read. */
export type Formats = ReadonlyMap<string, string | undefined>

/** A fact that the owner has not given: where it stands, and what to give. */
export type Open = Omit<Placeholder, 'path'> & { file: string; place: string }

/** The groups of facts, each a file. */
const GROUPS = ['company', 'contact', 'about', 'figures', 'delivery']

/** The lists, each a folder, and the field in which an entry has the name of its file. */
const LISTS: Readonly<Record<string, string>> = {
  projects: 'slug',
  services: 'id',
  leaders: '',
  testimonials: 'slug',
}

/** A number says the place in the list; the rest is what the entry is called in addresses. */
const FILE_NAME = /^(?:\d+-)?([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/

/** In the order of the numbers at their beginning. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare

/** The files of content/ as they are now. */
export function contentFiles(): Files {
  const names = globSync('**/*.*', { cwd: 'content' }).map((name) => name.replaceAll('\\', '/'))
  return new Map(names.map((name) => [name, readFileSync(`content/${name}`, 'utf8')]))
}

/** The files of pictures/ as they are now. */
export async function pictureFormats(): Promise<Formats> {
  const formats = globSync('*', { cwd: 'pictures' }).map(async (name) => {
    return [name, await formatOf(`pictures/${name}`)] as const
  })
  return new Map(await Promise.all(formats))
}

async function formatOf(file: string) {
  try {
    const { format, compression } = await sharp(file).metadata()
    return compression === 'av1' ? 'avif' : format
  } catch {
    return undefined
  }
}

/**
 * All that the owner states, and what of it is a placeholder still.
 *
 * @throws with a sentence for every mistake, one below the other
 */
export function readContent(files: Files, pictures: Formats): { content: Content; open: Open[] } {
  const mistakes: string[] = []
  const entries: Entry[] = []
  for (const name of [...files.keys()].sort(inOrder)) {
    const mistake = mistakeInName(name)
    if (mistake) mistakes.push(`content/${name}: ${mistake}`)
    else entries.push(entryOf(name, files.get(name) ?? '', mistakes))
  }
  const written = (group: string) => {
    return entries.filter((entry) => entry.group === group).map(({ fields }) => fields)
  }
  const groups = GROUPS.map((group) => [group, written(group)[0]])
  const lists = Object.keys(LISTS).map((list) => [list, written(list)])
  const schema = contentSchema(pictures, written('contact')[0]?.['subjects'])
  const { data, error } = schema.safeParse(Object.fromEntries([...groups, ...lists]), {
    error: wordsFor,
  })
  mistakes.push(...sentences(error?.issues ?? [], entries))
  if (!data || mistakes.length > 0) {
    throw new Error(mistakes.map((each) => each.replace(/[^?]$/, '$&.')).join('\n'))
  }
  return { content: finished(data), open: entries.flatMap(({ open }) => open) }
}

type Entry = ReturnType<typeof entryOf>

function entryOf(name: string, text: string, mistakes: string[]) {
  const file = `content/${name}`
  const [group = '', fileName = ''] = name.replace(/^(\w+)\.yaml$/, '$1').split('/')
  const slug = FILE_NAME.exec(fileName)?.[1]
  const tell = (line: number, mistake: string) => mistakes.push(`${file}:${line}: ${mistake}`)
  const { fields, placeholders, lineOf } = readEntry(text, tell)
  const called = LISTS[group]
  if (fields && called) fields[called] = slug
  const open = placeholders.map(({ path, ...placeholder }): Open => {
    const place = [group, slug, ...path].filter((step) => step !== undefined)
    return { ...placeholder, file, place: place.join('.') }
  })
  return { file, group, fields, open, lineOf }
}

/** What is wrong with the name of a file of content/. */
function mistakeInName(name: string) {
  const [folder = '', fileName] = name.split('/')
  if (fileName === undefined) {
    const known = GROUPS.map((group) => `${group}.yaml`)
    return known.includes(name) ? undefined : `nothing reads this file: ${meant(name, known)}`
  }
  if (!(folder in LISTS)) return `nothing reads this folder: ${meant(folder, Object.keys(LISTS))}`
  if (!fileName.endsWith('.yaml')) return 'the name has another ending: write .yaml'
  if (FILE_NAME.test(fileName)) return undefined
  return 'the name is no address: write small letters, digits and hyphens, such as water-tower.yaml'
}

/** The mistakes that the schema found, each with its file, line and field. */
function sentences(issues: readonly z.core.$ZodIssue[], entries: readonly Entry[]) {
  const misspelt = issues.flatMap(({ message }) => /did you mean (\w+)\?/.exec(message)?.[1] ?? [])
  return issues.flatMap(({ path, message }) => {
    const [group = '', ...below] = path.map(String)
    // it is there, under another name, which is told
    if (message.startsWith('is missing') && misspelt.includes(below.at(-1) ?? '')) return []
    const candidates = entries.filter((entry) => entry.group === group)
    const entry = candidates[group in LISTS ? Number(below.shift()) : 0]
    if (!entry) return `content/${group} ${message}`
    // what could not be read has told its own mistake
    if (!entry.fields) return []
    const field = below.filter((step) => step !== LISTS[group]).map(countedFromOne)
    return `${entry.file}:${entry.lineOf(below)}: ${[...field, message].join(' ')}`
  })
}

function countedFromOne(step: string) {
  return /^\d+$/.test(step) ? Number(step) + 1 : step
}

/** The content with its projects newest first, and the numbers that its texts ask for. */
function finished(content: Content): Content {
  const { projects, services } = content
  projects.sort((one, other) => other.year - one.year || one.id - other.id)
  for (const service of services) {
    service.details = service.details.replaceAll(/\{(\w+)\}/g, (_, kind: string) => {
      return countInWords(projects.filter(({ category }) => category === kind).length)
    })
  }
  return content
}
