import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'

/** The fields of a file, as the form has them. */
export type Fields = Record<string, unknown>

type Path = readonly (string | number)[]

/** A fact that is not given: where it stands, what is shown until then, and what to give. */
export type ToGive = { path: Path; now: unknown; give: string; isRight?: boolean }

/** What the form does not know of a file. */
export type Shape = {
  /** The fields that name a picture. */
  pictures: readonly string[]
  /** The fields that are a list of numbers, which the form has as one text: '50, 30'. */
  points: readonly string[]
  /** The fields that stay as they are. */
  kept: readonly string[]
  /** The text that a new file follows, of one in the same folder. */
  template: string
}

/** Where the editor looks for pictures; content has the names of their files only. */
const PICTURES = '/pictures/'
/** As the files are written by hand; and with lines of 80 letters, as programs write them. */
const STYLE = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false }
const STYLES = [STYLE, { ...STYLE, lineWidth: 80 }, { singleQuote: true }]

/**
 * What the form has of a file: its fields, placeholders by what stands in place of the fact; as
 * JSON the facts to give; and the text itself.
 *
 * @throws when the text cannot be read
 */
export function fieldsOf(text: string, { pictures, points, kept }: Shape): Fields {
  const toGive: ToGive[] = []
  const fields = shown(parse(text).contents, [], toGive) as Fields
  for (const name of pictures) {
    const file = String(fields[name] ?? '')
    if (file && !file.includes(':')) fields[name] = PICTURES + file
    for (const fact of toGive) if (fact.path[0] === name) fact.now = fields[name]
  }
  for (const name of kept) delete fields[name]
  for (const name of points) {
    if (Array.isArray(fields[name])) fields[name] = fields[name].join(', ')
  }
  return { ...fields, toGive: JSON.stringify(toGive), source: text }
}

/**
 * The text of a file after it was edited in the form. Where a field did not change its lines stay
 * as they are, with their comments, and so does a placeholder that was left alone.
 */
export function textOf({ source, toGive, ...fields }: Fields, shape: Shape) {
  const isNew = typeof source !== 'string' || !source
  const text = isNew ? shape.template : source
  const document = parse(text)
  const facts = JSON.parse(typeof toGive === 'string' && toGive ? toGive : '[]') as ToGive[]
  const right = facts.filter(({ isRight }) => isRight).map(({ path }) => document.getIn(path, true))
  const { points, kept } = shape
  for (const name of points) {
    if (plain(fields[name])) fields[name] = plain(fields[name]).split(/ ?, ?/)
  }
  const merge: Merge = {
    document,
    kept: isNew ? [] : kept,
    isGiven: (node) => isNew || right.includes(node),
  }
  const own = styleOf(text)
  document.contents = merged(document.contents, fields, merge)
  return document.toString(own ?? STYLE)
}

/** The style that a file is written in, if it is one that the editor keeps. */
export function styleOf(text: string) {
  return STYLES.find((style) => parse(text).toString(style) === text)
}

/** All in a file is text, as the build reads it. */
function parse(text: string): Document {
  const document = parseDocument(text, { schema: 'failsafe' })
  if (document.errors[0]) throw document.errors[0]
  // what is said of the file stays when its first field goes
  const first = isMap(document.contents) ? document.contents.items[0]?.key : undefined
  const [above, own] = (isScalar(first) && first.commentBefore?.split(/\n *\n(.*)/s)) || []
  if (isScalar(first) && above !== undefined && own !== undefined) {
    document.commentBefore = above
    first.commentBefore = own
  }
  return document
}

/** What a node says, with the placeholders in it. */
function shown(node: unknown, path: Path = [], toGive: ToGive[] = []): unknown {
  if (isScalar(node)) return plain(node.value)
  // a text that begins with an asterisk
  if (isAlias(node)) return `*${node.source}`
  if (isSeq(node)) return node.items.map((item, index) => shown(item, [...path, index], toGive))
  if (!isMap(node)) return ''
  if (node.has('placeholder')) {
    const now = shown(node.get('placeholder', true))
    toGive.push({ path, now, give: String(node.get('give')) })
    return now
  }
  const pairs = node.items.map(({ key, value }) => {
    return [String(key), shown(value, [...path, String(key)], toGive)] as const
  })
  return Object.fromEntries(pairs)
}

type Merge = {
  document: Document
  kept: readonly string[]
  /** Of a placeholder, whether what stands there is the fact itself. */
  isGiven: (node: unknown) => boolean
}

/** The node of a value: the one that was there, with no more changed than what the value changed. */
function merged(node: unknown, value: unknown, merge: Merge): Node {
  if (isMap(node) && node.has('placeholder')) {
    const stands = node.get('placeholder', true)
    const isLeft = says(stands, value) && !merge.isGiven(node)
    return isLeft ? node : merged(stands, value, merge)
  }
  if (Array.isArray(value)) return mergedList(node, value, merge)
  if (isFields(value)) return mergedFields(node, value, merge)
  const text = plain(value)
  if (isNode(node) && shown(node) === text) return node
  if (!isScalar(node)) return merge.document.createNode(text)
  node.value = text
  return node
}

function mergedFields(node: unknown, fields: Fields, merge: Merge) {
  const map = isMap(node) ? node : (merge.document.createNode({}) as YAMLMap)
  map.items = map.items.filter(({ key, value }) => {
    const isLeft = isMap(value) && value.has('placeholder') && !merge.isGiven(value)
    return isLeft || merge.kept.includes(String(key)) || !isLeftOut(fields[String(key)])
  })
  let index = 0
  for (const [name, value] of Object.entries(fields)) {
    const there = map.items.findIndex(({ key }) => String(key) === name)
    const pair = map.items[there]
    if (pair) {
      pair.value = merged(pair.value, value, merge)
      index = there + 1
    } else if (!isLeftOut(value)) {
      const added = merge.document.createPair(name, merged(undefined, value, merge))
      map.items.splice(index, 0, added)
      index += 1
    }
  }
  return map
}

/** Entries that only moved keep their lines; a new one gets the comments of its neighbour. */
function mergedList(node: unknown, values: readonly unknown[], merge: Merge) {
  const list = isSeq(node) ? node : (merge.document.createNode([]) as YAMLSeq)
  list.flow ??= values.every((value) => /^[\d.]+$/.test(plain(value)))
  const items = [...list.items]
  const pattern = items.at(-1)
  const take = (index: number) => (index < 0 ? undefined : items.splice(index, 1, undefined)[0])
  const same = values.map((value) => take(items.findIndex((item) => item && says(item, value))))
  list.items = values.map((value, index) => {
    const item = same[index] ?? take(index)
    if (item) return merged(item, value, merge)
    const copy = isMap(pattern) ? pattern.clone() : undefined
    return merged(copy, value, { ...merge, isGiven: () => true })
  })
  return list
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** Whether a field is not written at all. */
function isLeftOut(value: unknown) {
  return ['{}', '""'].includes(bare(value))
}

function says(node: unknown, value: unknown) {
  return bare(shown(node)) === bare(value)
}

/** A text as it is written: on one line, a picture by the name of its file. */
function plain(value: unknown) {
  const text = String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
  return text.startsWith(PICTURES) ? text.slice(PICTURES.length) : text
}

/** What a value says, whatever the order of its fields, and with or without empty ones. */
function bare(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(bare).join()}]`
  if (!isFields(value)) return JSON.stringify(plain(value))
  const told = Object.entries(value).map(([name, it]) => `${name}:${bare(it)}`)
  return `{${told
    .filter((each) => !/:(""|\{\}|\[\])$/.test(each))
    .sort()
    .join()}}`
}
