import { isMap, isSeq, isScalar, parseDocument, type YAMLMap } from 'yaml'
import type { z } from 'zod'

import type { Shape } from './format.ts'

/** A part of the content's schema, as JSON Schema: `z.toJSONSchema` of what the files have. */
export type Part = z.core.JSONSchema.JSONSchema & {
  /** How an entry is called in the editor, by its fields. */
  called?: string
}

/** A field of the form, as https://sveltiacms.app/en/docs/fields has it. */
export type Field = {
  name: string
  label: string
  widget: string
  fields?: Field[]
  [option: string]: unknown
}

/** The comments of files, by the field they stand above, such as offices.place; '' is the file's. */
type Hints = ReadonlyMap<string, string>

/** What the entry of a list has in the name of its file, or the editor counts. */
const NOT_ASKED = ['slug', 'order']
const TO_GIVE: Field = {
  name: 'toGive',
  label: 'Still to be given',
  widget: 'to-give',
  required: false,
}
/** What is wrong with the others; there in each form. */
const MISTAKES: Field = {
  name: 'mistakes',
  label: 'To be mended',
  widget: 'mistakes',
  required: false,
}
/** What is hardly meant in them; there in each form too. */
const WARNINGS: Field = {
  name: 'warnings',
  label: 'To look at again; you can save all the same',
  widget: 'warnings',
  required: false,
}
/** A text longer than this gets more than one line. */
const ONE_LINE = 80

/** A folder or file of content/ for the editor. */
export type Collection = {
  name: string
  label: string
  description: string
  fields: Field[]
  shape: Shape
  /** Of a list: how an entry is called, by its fields, and whether entries can be moved. */
  called?: string
  isOrdered: boolean
  /** The field that numbers its entries. */
  counts?: string
}

/**
 * What the editor has to know of a group or list of the content.
 *
 * @param part its schema; of a list, that of the list
 * @param files its files, by their names in content/; their comments are the hints, and the first
 *   is what a new one follows
 */
export function collectionFrom(
  name: string,
  part: Part,
  files: ReadonlyMap<string, string>,
): Collection {
  const isList = part.type === 'array'
  const entry = isList ? itemOf(part) : part
  const hints = new Map([...files.values()].toReversed().flatMap((text) => [...hintsIn(text)]))
  const isOpen = [...files.values()].some((text) => /^ *(- )?placeholder:/m.test(text))
  const namesLike = (format: string) => {
    const some = Object.entries(entry.properties ?? {})
    return some.filter(([, each]) => (each as Part).format === format).map(([field]) => field)
  }
  const kept = namesLike('drawing')
  const notAsked = [...NOT_ASKED, ...kept]
  const fields = fieldsFor(entry, hints, '').filter((field) => !notAsked.includes(field.name))
  const [first] = files
  const [counts] = namesLike('counted')
  return {
    name,
    label: part.title ?? inWords(name),
    // the first sentence
    description: /^.*?\.(?= |$)/.exec(hints.get('') ?? '')?.[0] ?? '',
    fields: [MISTAKES, WARNINGS, ...(isOpen ? [TO_GIVE] : []), ...fields],
    shape: {
      pictures: namesLike('picture'),
      points: namesLike('point'),
      kept,
      template: isList && first ? withoutItsName(...first) : '',
    },
    isOrdered: 'order' in (entry.properties ?? {}),
    ...(isList && { called: entry.called ?? '{{slug}}' }),
    ...(counts && { counts }),
  }
}

function fieldsFor(part: Part, hints: Hints, path: string): Field[] {
  return Object.entries(part.properties ?? {}).map(([name, property]) => {
    const isRequired = part.required?.includes(name) ?? false
    return fieldFor(name, property as Part, isRequired, hints, path ? `${path}.${name}` : name)
  })
}

function fieldFor(name: string, part: Part, required: boolean, hints: Hints, path: string): Field {
  const label = part.title ?? inWords(name)
  const hint = part.description ?? hints.get(path)
  const common = { name, label, required, ...(hint && { hint }) }
  if (part.format === 'counted') return { ...common, widget: 'string', required: false }
  if (part.format === 'picture') return { ...common, widget: 'image' }
  if (part.format === 'point' || part.format === 'place') return { ...common, widget: part.format }
  if (part.enum) return { ...common, widget: 'select', options: part.enum.map(String) }
  if (part.properties) {
    return { ...common, widget: 'object', fields: fieldsFor(part, hints, path) }
  }
  if (part.type === 'object') return { ...common, widget: 'keyvalue' }
  if (part.type === 'array') {
    const item = fieldFor('item', itemOf(part), true, hints, path)
    return {
      ...common,
      widget: 'list',
      ...(part.minItems && { min: part.minItems }),
      label_singular: label.replace(/s$/, '').toLowerCase(),
      ...(item.fields ? { fields: item.fields } : { field: item }),
    }
  }
  const { maxLength } = part
  return {
    ...common,
    widget: maxLength && maxLength > ONE_LINE ? 'text' : 'string',
    ...(maxLength && { maxlength: maxLength }),
  }
}

/** The schema of what is in a list; of a pair, of its first. */
export function itemOf({ items, prefixItems }: Part): Part {
  return (typeof items === 'object' ? items : prefixItems?.[0]) as Part
}

/** 'imageAlt' as 'Image alt'. */
function inWords(name: string) {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function hintsIn(text: string): Hints {
  const { contents, commentBefore } = parseDocument(text, { schema: 'failsafe' })
  const hints = new Map<string, string>()
  const keep = (path: string, comment = '') => {
    if (comment) hints.set(path, comment.replaceAll(/\s+/g, ' ').trim())
  }
  const walk = (map: YAMLMap, path: string) => {
    for (const { key, value } of map.items) {
      const below = [path, String(key)].filter(Boolean).join('.')
      keep(below, commentAbove(key))
      for (const item of (isSeq(value) ? value.items : [value]).filter(isMap)) {
        keep(`${below}.${String(item.items[0]?.key)}`, item.commentBefore ?? '')
        if (!item.has('placeholder')) walk(item, below)
      }
    }
  }
  if (!isMap(contents)) return hints
  walk(contents, '')
  // above the first field stands what is said of the file too
  const firstKey = contents.items[0]?.key
  const above = [commentBefore, contents.commentBefore, commentAbove(firstKey)].filter(Boolean)
  const [file = '', first = ''] = above.join('\n\n').split(/\n *\n/)
  keep('', file)
  keep(String(firstKey), first)
  return hints
}

function commentAbove(key: unknown) {
  return (isScalar(key) && key.commentBefore) || ''
}

/** A file as one to copy: its comments without its own address. */
function withoutItsName(file: string, text: string) {
  const slug = file.replace(/^.*\/(\d+-)?|\.yaml$/g, '')
  return text.replace(new RegExp(`[:,]?\\s*(# )?\\S*/${slug}$`, 'm'), '')
}
