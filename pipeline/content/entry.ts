import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

/** All in a file is text, in lists and fields, until the schema makes numbers of some. */
type Written = string | undefined | Written[] | { [field: string]: Written }

/** Where something stands in a file: the names of fields and places in lists that lead to it. */
type Path = readonly PropertyKey[]

/** A fact that the owner has not given: where it stands, and what to give. */
export type Placeholder = { path: Path; line: number; give: string; isEmpty: boolean }

/** Mistakes that the library tells in words for programmers. */
const MISTAKES: readonly [message: RegExp, mistake: string][] = [
  [
    /^Missing closing/,
    'a quotation mark here or above is not closed: write the one that closes it',
  ],
  [/^Tabs/, 'the line begins with a tab: write spaces'],
  [/unique/, 'the field is there twice: take one of the two away'],
  [/^Implicit/, 'the line is no field: write its name, a colon, a space and the text'],
  [
    /./,
    'the line cannot be read: begin fields below each other, and put a text with a sign in quotes',
  ],
]

/**
 * Reads a file of content/, in which any fact may be `{ placeholder, give }`: its fields, nothing
 * where they cannot be read, the placeholders among them, and how to find the line of a field.
 *
 * @param tell is told of each mistake
 */
export function readEntry(text: string, tell: (line: number, mistake: string) => void) {
  const counter = new LineCounter()
  // as text, a phone number keeps its plus, and a year may stand in quotes or not
  const settings = { schema: 'failsafe', lineCounter: counter, prettyErrors: false } as const
  const document = parseDocument(text, settings)
  const placeholders: Placeholder[] = []
  return { fields: fieldsOf(), placeholders, lineOf }

  function fieldsOf() {
    const [error] = document.errors
    if (error) {
      const [, mistake = ''] = MISTAKES.find(([message]) => message.test(error.message)) ?? []
      tell(counter.linePos(error.pos[0]).line, mistake)
      return undefined
    }
    const fields = factOf(document.contents, [])
    if (typeof fields === 'object' && !Array.isArray(fields)) return fields
    tell(1, 'the file has no fields: copy those of a file beside it')
    return undefined
  }

  /** A fact as it is now: its placeholder where it is one, nothing where that is empty. */
  function factOf(node: unknown, path: Path): Written {
    if (isScalar(node)) return String(node.value).trim().replaceAll(/\s+/g, ' ')
    if (isSeq(node)) return node.items.map((item, index) => factOf(item, [...path, index]))
    // a text that begins with an asterisk
    if (isAlias(node)) return `*${node.source}`
    if (!isMap(node)) return undefined
    const pairs = node.items.map(({ key, value }) => {
      return [String(key), factOf(value, [...path, String(key)])] as const
    })
    const fields = Object.fromEntries(pairs)
    const { placeholder, give } = fields
    if (placeholder === undefined) return fields
    const line = lineOf(path)
    if (typeof give === 'string' && give) {
      placeholders.push({ path, line, give, isEmpty: placeholder === '' })
    } else {
      tell(line, 'a placeholder has no give: write there what the owner has to give')
    }
    return placeholder || undefined
  }

  /** The line of a field; of what is around it where it is missing. */
  function lineOf(path: Path): number {
    const node = document.getIn(path, true)
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
}
