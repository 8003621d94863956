import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
} from 'yaml'
import { z } from 'zod'

import { asTyped } from './as-typed.ts'
import { contentSchema } from './schema.ts'

/** All in a file is text, in lists and fields, until the schema makes numbers of some. */
type Written = string | undefined | Written[] | { [field: string]: Written }

/** Where something stands in a file: the names of fields and places in lists that lead to it. */
type Path = readonly PropertyKey[]

/** A fact that the owner has not given: where it stands, what to give, and what is shown until then. */
export type Pending = {
  file: string
  line: number
  place: string
  give: string
  placeholder: string
}

/** A file of content/ as it is read. */
export type Entry = {
  file: string
  /** The group or list that it belongs to; nothing where its name says none. */
  group: string | undefined
  /** Nothing where they cannot be read. */
  fields: { [field: string]: Written } | undefined
  pending: readonly Pending[]
  /** Every text in it, with where it stands. */
  texts: readonly { path: Path; text: string }[]
  document: Document
  /** The file as hands would have typed it. */
  source: string
  /** The line of a field; of what is around it where it is missing. */
  lineOf: (path: Path) => number
  /** The line of a character. */
  lineAt: (offset: number) => number
}

/** The lists of entries, each a folder, and the groups of facts, each a file, as the schema has them. */
const parts = Object.entries(contentSchema([], []).shape)
const isList = (part: z.ZodType) => part instanceof z.ZodArray || part instanceof z.ZodTuple
export const LISTS = parts.filter(([, part]) => isList(part)).map(([name]) => name)
export const GROUPS = parts.filter(([, part]) => !isList(part)).map(([name]) => name)

/** A number says the place in a list; the rest is what the entry is called in addresses. */
const NAME = new RegExp(
  `^(?:(${GROUPS.join('|')})|(${LISTS.join('|')})/(?:\\d+-)?([a-z\\d-]+))\\.yaml$`,
)

/**
 * Reads a file of content/, in which any fact may be `{ placeholder, give }`: it is then what stands
 * in its place.
 *
 * @param name of the file, in content/
 */
export function readEntry(name: string, text: string): Entry {
  const file = `content/${name}`
  const [, single, list, slug] = NAME.exec(name) ?? []
  const group = single ?? list
  const counter = new LineCounter()
  const source = asTyped(text)
  // as text, a phone number keeps its plus, and a year may stand in quotes or not
  const settings = { schema: 'failsafe', lineCounter: counter, prettyErrors: false } as const
  const document = parseDocument(source, settings)
  const pending: Pending[] = []
  const texts: { path: Path; text: string }[] = []
  const isReadable = document.errors.length + document.warnings.length === 0
  const stated = group && isReadable ? factOf(document.contents, []) : undefined
  const isFields = typeof stated === 'object' && !Array.isArray(stated)
  const fields = isFields ? { ...(slug && { slug }), ...stated } : undefined
  return { file, group, fields, pending, texts, document, source, lineOf, lineAt }

  /** A fact as it is now: what stands in its place where it is not given, nothing where it is empty. */
  function factOf(node: unknown, path: Path): Written {
    if (isScalar(node)) {
      const written = String(node.value).trim().replaceAll(/\s+/g, ' ').normalize()
      // as YAML has it for nothing
      const fact = /^(null|~)$/.test(written) ? '' : written
      texts.push({ path, text: fact })
      return fact
    }
    if (isSeq(node)) return node.items.map((item, index) => factOf(item, [...path, index]))
    // a text that begins with an asterisk
    if (isAlias(node)) return `*${node.source}`
    if (!isMap(node)) return undefined
    const pairs = node.items.flatMap(({ key, value }) => {
      const fact = factOf(value, [...path, String(key)])
      return fact === undefined ? [] : [[String(key), fact] as const]
    })
    const all = Object.fromEntries(pairs)
    const { placeholder, give } = all
    if (placeholder === undefined) return all
    const place = [group, ...(slug ? [slug] : []), ...path].join('.')
    const asked = typeof give === 'string' ? give : ''
    pending.push({ file, line: lineOf(path), place, give: asked, placeholder: String(placeholder) })
    return placeholder || undefined
  }

  function lineOf(path: Path): number {
    const node = document.getIn(path, true)
    if (isNode(node) && node.range) return lineAt(node.range[0])
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }

  function lineAt(offset: number) {
    return counter.linePos(offset).line
  }
}
