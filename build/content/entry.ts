import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

import { displayFace, lettersLacking, otherFace } from '../fonts/letters.ts'

/** All in a file is text, in lists and fields, until the schema makes numbers of some. */
type Written = string | undefined | Written[] | { [field: string]: Written }

/** Where something stands in a file: the names of fields and places in lists that lead to it. */
type Path = readonly PropertyKey[]

/** A fact that the owner has not given: where it stands, what to give, and whether none is shown. */
export type Open = { file: string; line: number; place: string; give: string; isEmpty: boolean }

/** A file of content/ as it is read. */
export type Entry = ReturnType<typeof readEntry>

/** The groups of facts, each a file, and the lists of entries, each a folder. */
export const GROUPS = ['company', 'home', 'contact', 'about', 'figures', 'delivery', 'editing']
export const LISTS = ['projects', 'services', 'leaders', 'testimonials']

/** A number says the place in a list; the rest is what the entry is called in addresses. */
const NAME = new RegExp(
  `^(?:(${GROUPS.join('|')})|(${LISTS.join('|')})/(?:\\d+-)?([a-z\\d-]+))\\.yaml$`,
)
const NO_NAME =
  'no file of this name is read: write .yaml behind small letters, digits and hyphens, in one of ' +
  `the folders ${LISTS.join(', ')}, or ${GROUPS.join(', ')}`

const CURLY = 'stands in curly quotation marks: take them away, or write straight ones'
const SPELL = 'write the word with letters of the Latin alphabet'

/** Mistakes that the library tells in words for programmers. */
const MISTAKES: readonly [message: RegExp, mistake: string][] = [
  [
    /^Missing closing/,
    'a quotation mark here or above is not closed: write the one that closes it',
  ],
  [/end with a [\]}]/, 'a bracket here or above is not closed: write the one that closes it'],
  [/^(Missing ,|Block collections)/, 'a comma is missing: write one between the parts'],
  [/^Source contains/, 'a second entry begins here: give it a file of its own'],
  [/^Unresolved tag/, 'a text begins with an exclamation mark: put it in quotes'],
  [/^Tabs/, 'the line begins with a tab: write spaces'],
  [/unique/, 'the field is there twice: take one of the two away'],
  [/^Implicit/, 'the line is no field: write its name, a colon, a space and the text'],
  [
    /./,
    'the line cannot be read: begin fields below each other, and put a text with a sign in quotes',
  ],
]

/**
 * Reads a file of content/, in which any fact may be `{ placeholder, give }`: the group or list it
 * belongs to, its fields, nothing where they cannot be read, the placeholders among them, the
 * mistakes, and how to find the line of a field.
 *
 * @param name of the file, in content/
 */
export function readEntry(name: string, text: string) {
  const file = `content/${name}`
  const [known, group, list, slug] = NAME.exec(name) ?? []
  const counter = new LineCounter()
  // as text, a phone number keeps its plus, and a year may stand in quotes or not
  const settings = { schema: 'failsafe', lineCounter: counter, prettyErrors: false } as const
  const document = parseDocument(text, settings)
  const open: Open[] = []
  const mistakes: string[] = []
  return { file, group: group ?? list, fields: fieldsOf(), open, mistakes, lineOf }

  function tell(line: number, mistake: string) {
    mistakes.push(`${file}:${line}: ${mistake}.`)
    return undefined
  }

  function fieldsOf() {
    const [error] = [...document.errors, ...document.warnings]
    if (!known) return tell(1, NO_NAME)
    if (error) {
      const [, mistake = ''] = MISTAKES.find(([message]) => message.test(error.message)) ?? []
      return tell(counter.linePos(error.pos[0]).line, mistake)
    }
    const fields = factOf(document.contents, [])
    if (typeof fields !== 'object' || Array.isArray(fields)) {
      return tell(1, 'the file has no fields: copy those of a file beside it')
    }
    return slug ? { slug, ...fields } : fields
  }

  /** A fact as it is now: its placeholder where it is one, nothing where that is empty. */
  function factOf(node: unknown, path: Path): Written {
    if (isScalar(node)) {
      const written = String(node.value).trim().replaceAll(/\s+/g, ' ').normalize()
      // as YAML has it for nothing
      const fact = /^(null|~)$/.test(written) ? '' : written
      if (/^[“”„].*[“”]$/.test(fact)) tell(lineOf(path), `${fact} ${CURLY}`)
      const [unknown] = lettersLacking([...fact], displayFace, otherFace)
      if (unknown && !path.includes('imageUrl'))
        tell(lineOf(path), `no font of ours has '${unknown}': ${SPELL}`)
      return fact
    }
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
    const place = [group ?? list, ...(slug ? [slug] : []), ...path].join('.')
    if (typeof give === 'string' && give) {
      open.push({ file, line, place, give, isEmpty: placeholder === '' })
    } else tell(line, 'a placeholder has no give: write there what the owner has to give')
    return placeholder || undefined
  }

  /** The line of a field; of what is around it where it is missing. */
  function lineOf(path: Path): number {
    const node = document.getIn(path, true)
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
}
