import { isMap, isScalar, isSeq, type Node } from 'yaml'
import { z } from 'zod'

import { checkContent } from '#build/content/check.ts'
import type { Originals } from '#build/pictures/originals.ts'
import { GROUPS, LISTS } from '#src/content/entry.ts'
import { type ContentFiles, readEntries } from '#src/content/read.ts'
import { contentSchema } from '#src/content/schema.ts'

import {
  documentOf,
  type Edit,
  edited,
  type Fact,
  isNumber,
  type Path,
  type Variation,
} from './edits.ts'
import { itemOf, type Part } from './part.ts'
import { entriesLike, othersFor, withOtherWords } from './values.ts'

/**
 * Every single change that an owner can make to files of content/, found in the files and in the
 * schema: each fact given, found right, changed and taken out, and added where it is not; each list
 * with an entry more, without each of its entries, and with as few as may be; each folder with a file
 * more, without each of its files, with as few as may be, and with one at another address. What the
 * schema refuses is no change that an owner can make.
 *
 * @throws for a fact that nothing else is known for: values.ts needs an example of its form
 */
export function variationsOf(files: ContentFiles, pictures: Originals): Variation[] {
  const { subjects } = documentOf(files.get('contact.yaml') ?? '').toJS() as Record<string, Fact>
  const services = readEntries(files)
    .filter(({ group }) => group === 'services')
    .map(({ fields }) => String(fields?.['slug']))
  const schema = contentSchema(subjects, services)
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part
  // by what they are in the schema: of one fact no other may be possible beside its neighbours
  const known = new Set<string>()
  const unknown = new Set<string>()
  const found = [
    ...[...files.keys()].sort().flatMap((file) => [...inFile(file)]),
    ...LISTS.flatMap((list) => [...ofFolder(list)]),
    ...GROUPS.flatMap((group) => {
      return taken(`${group} taken away`, [
        { what: 'file', file: `${group}.yaml`, text: undefined },
      ])
    }),
  ]
  const lacking = [...unknown].filter((kind) => !known.has(kind))
  if (lacking.length > 0) {
    throw new Error(
      `No other fact is known, so write one into tests/owner/values.ts, for\n${lacking.join('\n')}`,
    )
  }
  return found

  /** The variation, if the schema takes it. */
  function taken(name: string, edits: readonly Edit[]): Variation[] {
    try {
      checkContent(edited(files, edits), pictures)
      return [{ name, edits }]
    } catch {
      return []
    }
  }

  /** The first that the schema takes. */
  function firstOf(name: string, facts: readonly Fact[], editsFor: (fact: Fact) => Edit[][]) {
    for (const fact of facts) {
      for (const edits of editsFor(fact)) {
        const [variation] = taken(name, edits)
        if (variation) return [variation]
      }
    }
    return []
  }

  function* inFile(file: string): Generator<Variation> {
    const [room = ''] = file.replace('.yaml', '').split('/')
    const part = shape.properties?.[room] as Part
    const { contents } = documentOf(files.get(file) ?? '')
    if (contents)
      yield* inNode(file, contents, [], part.type === 'array' ? itemOf(part) : part, false)
  }

  function* inNode(
    file: string,
    node: Node,
    path: Path,
    part: Part,
    drawn: boolean,
  ): Generator<Variation> {
    const isDrawing = drawn || part.format === 'drawing'
    if (isScalar(node) || (isMap(node) && node.has('placeholder'))) {
      // where something is in a drawing is measured there, and no fact
      if (!isDrawing || !isNumber(String(isScalar(node) ? node.value : '')))
        yield* ofFact(file, node, path, part)
    } else if (isMap(node)) {
      if (path.length > 0)
        yield* taken(`${nameOf(file, path)} taken out`, [write(file, path, undefined)])
      for (const { key, value } of node.items) {
        const below = part.properties?.[String(key)] as Part
        yield* inNode(file, value as Node, [...path, String(key)], below ?? {}, isDrawing)
      }
      if (!isDrawing) yield* notThere(file, node, path, part)
    } else if (isSeq(node)) {
      const list = node.toJS(documentOf('')) as Fact[]
      if (list.flat().every(isNumber)) return
      yield* ofList(file, list, path)
      for (const [index, item] of node.items.entries()) {
        yield* inNode(file, item as Node, [...path, index], itemOf(part) ?? {}, isDrawing)
      }
    }
  }

  function* ofFact(file: string, node: Node, path: Path, part: Part) {
    const name = nameOf(file, path)
    const placeholder = isMap(node) ? String(node.get('placeholder')) : undefined
    const now = isScalar(node) ? String(node.value) : placeholder
    const how = placeholder === undefined ? 'changed' : 'given'
    const other = firstOf(`${name} ${how}`, othersFor(now, part), (fact) => [
      [write(file, path, fact)],
      ...[withIt(file, path), wherever(now, fact, file)]
        .filter(({ length }) => length > 0)
        .map((more) => [write(file, path, fact), ...more]),
    ])
    const kind = [file.split('/')[0], ...path.filter((step) => typeof step === 'string')].join(' ')
    if (other.length > 0 || part.enum?.length === 1) known.add(kind)
    else unknown.add(kind)
    yield* other
    if (placeholder) yield* taken(`${name} found right`, [write(file, path, placeholder)])
    yield* taken(`${name} taken out`, [write(file, path, undefined)])
  }

  /** The same fact in other places, which name what is renamed. */
  function wherever(now: string | undefined, fact: Fact, ownFile: string): Edit[] {
    return [...files].flatMap(([file, text]) => {
      const same = file === ownFile ? [] : placesOf(documentOf(text).contents, now)
      return same.map((path) => write(file, path, fact))
    })
  }

  function* notThere(file: string, node: Node, path: Path, part: Part) {
    if (!isMap(node)) return
    for (const [field, its] of Object.entries(part.properties ?? {})) {
      const isOwn = field === 'slug' || (its as Part).format === 'drawing'
      if (node.has(field) || isOwn || part.required?.includes(field)) continue
      const below = [...path, field]
      yield* firstOf(`${nameOf(file, below)} added`, othersFor(undefined, its as Part), (fact) => [
        [write(file, below, fact)],
      ])
    }
  }

  function* ofList(file: string, list: readonly Fact[], path: Path) {
    const name = nameOf(file, path)
    yield* firstOf(`${name} with one more`, entriesLike(list), (fact) => [
      [{ what: 'add', file, path, fact }],
    ])
    // each is taken out by itself
    if (list.length < 2) return
    yield* firstOf(`${name} with as few as may be`, ['0', '1'], (count) => [
      [{ what: 'keep', file, path, count: Number(count) }],
    ])
  }

  function* ofFolder(list: string): Generator<Variation> {
    const its = [...files.keys()].filter((file) => file.startsWith(`${list}/`)).sort()
    for (const file of its) yield* taken(`${file} taken away`, [gone(file)])
    const [first = ''] = its
    const text = files.get(first) ?? ''
    yield* firstOf(`${list} with as few as may be`, ['', first], (kept) => [
      its.filter((file) => file !== kept).map(gone),
    ])
    if (!first) return
    const another = `${list}/another.yaml`
    yield* taken(`${first} at another address`, [gone(first), whole(another, text)])
    // its number is its own; empty, it is counted
    const numbers = Array.from({ length: its.length + 2 }, (_, index) => String(index))
    const copies = [undefined, ...numbers].map((id) => withWritten(text, ['id'], id))
    const [one] = firstOf(`${list} with one more`, copies, (copy) => [
      [whole(another, String(copy))],
    ])
    if (one) yield { ...one, edits: [whole(another, inOtherWords(another, one))] }
  }

  /** The text of a new entry, with each of its own facts in other words that may be. */
  function inOtherWords(file: string, { edits }: Variation) {
    let text = edited(files, edits).get(file) ?? ''
    for (const [field, now] of Object.entries(documentOf(text).toJS() as Record<string, Fact>)) {
      if (typeof now !== 'string') continue
      const changed = withWritten(text, [field], withOtherWords(now, true))
      if (taken('', [whole(file, changed)]).length > 0) text = changed
    }
    return text
  }
}

/** Where a text is the whole of a fact, below some place in a file. */
function placesOf(node: unknown, text: string | undefined, path: Path = []): Path[] {
  if (isScalar(node)) return node.value === text ? [path] : []
  if (isSeq(node))
    return node.items.flatMap((each, index) => placesOf(each, text, [...path, index]))
  if (!isMap(node)) return []
  return node.items.flatMap(({ key, value }) => placesOf(value, text, [...path, String(key)]))
}

function withWritten(text: string, path: Path, fact: Fact) {
  return edited(new Map([['', text]]), [write('', path, fact)]).get('') ?? ''
}

function whole(file: string, text: string): Edit {
  return { what: 'file', file, text }
}

function gone(file: string): Edit {
  return { what: 'file', file, text: undefined }
}

/** Of a photograph in a model's place it must be said what it shows. */
function withIt(file: string, path: Path) {
  const isPicture = path.at(-1) === 'imageUrl'
  return isPicture ? [write(file, [...path.slice(0, -1), 'imageAlt'], 'A field')] : []
}

function write(file: string, path: Path, fact: Fact): Edit {
  return { what: 'write', file, path, fact }
}

function nameOf(file: string, path: Path) {
  return [
    file.replace('.yaml', ''),
    ...path.map((each) => (typeof each === 'number' ? each + 1 : each)),
  ].join(' ')
}
