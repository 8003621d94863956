import {
  type Document,
  isAlias,
  isCollection,
  isScalar,
  type Node,
  visit,
  type YAMLError,
} from 'yaml'

import { type Entry, GROUPS, LISTS } from '#src/content/entry.ts'

import { quoted } from './line-as-it-should-be.ts'
import type { Mistake } from './sentences.ts'
import { textMistakes } from './text-mistakes.ts'

const NO_NAME =
  'no file of this name is read: write .yaml behind small letters, digits and hyphens, in one of ' +
  `the folders ${LISTS.join(', ')}, or ${GROUPS.join(', ')}`

/** Of a name that ends like this: browsers know these pictures, or phones take them. */
const PICTURE = /\.(jpe?g|png|webp|avif|heic|gif|svg)$/i
const NO_PICTURE =
  'a picture is not read here: put it into pictures, and write its name behind imageUrl'

/** How git marks two versions of lines that it could not make one of. */
const TWO_VERSIONS = /^(<{7}|={7}$|>{7})/m
const ONE_VERSION =
  'two versions of the file stand in it, between <<<<<<<, ======= and >>>>>>>: keep the lines of ' +
  'one, and take the other and the three marks away'

/** What a decoder writes for bytes that are no letters of UTF-8. */
const NO_LETTER = '\uFFFD'
const NO_UTF_8 =
  'the file is not saved as UTF-8, and a letter is lost: write the letter again, and save the file with ' +
  "the encoding 'UTF-8'"

const QUOTATION = 'a quotation mark here or above is not closed: write the one that closes it'
const BRACKET = 'a bracket here or above is not closed: write the one that closes it'
const NO_FIELD =
  'the line is no field: write its name, a colon, a space and the text, or begin it further right if ' +
  'it goes on with the text above'
const HYPHEN = 'a hyphen has no space behind it: write one'
const ANCHOR = 'a text begins with &: put it in quotes'
const ITEM_ABOVE =
  'the item begins further right than the one above, and becomes a part of it: begin both in one column'
const FACT_ABOVE =
  'a fact stands behind the colon, and its placeholder below it: take the lines placeholder and give away'
const COMMA = 'a comma stands at the end of the line: take it away'
const COLON = 'a text has a colon with a space in it, or a line more to its right: put it in quotes'

/** What the YAML library finds wrong, by its codes. */
const BY_CODE: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'fields do not begin below each other: begin those of one kind in one column',
  BAD_SCALAR_START: 'a text begins with a sign that means something else: put it in quotes',
  BLOCK_AS_IMPLICIT_KEY: COLON,
  BLOCK_IN_FLOW: 'a comma is missing: write one between the parts',
  DUPLICATE_KEY: 'the field is there twice: take one of the two away',
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  MULTIPLE_DOCS: 'a second entry begins here: give it a file of its own',
  TAB_AS_INDENT: 'the line begins with a tab: write spaces',
  TAG_RESOLVE_FAILED: 'a text begins with an exclamation mark: put it in quotes',
}

/** Those of them that a text without quotes may have. */
const MAY_BE_TEXT: readonly YAMLError['code'][] = [
  'BAD_SCALAR_START',
  'BLOCK_AS_IMPLICIT_KEY',
  'TAG_RESOLVE_FAILED',
]

/** What is wrong with a file and its texts, whatever its fields must be: each with file and line. */
export function fileMistakes(entry: Entry): Mistake[] {
  const { file, group, fields, document, source, pending, lineOf, lineAt } = entry
  const told = (line: number, problem: string, path: Mistake['path'] = []) => {
    return { file, line, path, problem }
  }
  const [error] = [...document.errors, ...document.warnings]
  const lost = source.indexOf(NO_LETTER)
  const versions = source.search(TWO_VERSIONS)
  if (!group) return [told(1, PICTURE.test(file) ? NO_PICTURE : nameProblem(file))]
  if (lost >= 0) return [told(lineAt(lost), NO_UTF_8)]
  if (versions >= 0) return [told(lineAt(versions), ONE_VERSION)]
  if (error) return [told(lineAt(error.pos[0]), ofYaml(error, entry))]
  if (!fields) return [told(1, LISTS.includes(group) ? NO_FIELDS : NO_FACTS)]
  const home = isOf(group, fields) ? group : LISTS.find((list) => isOf(list, fields))
  if (home && home !== group && LISTS.includes(group)) {
    const what = `the file has the fields of ${home}: move it into that folder`
    return [{ ...told(1, what), isWhole: true }]
  }
  const inTexts: Mistake[] = textMistakes(entry).map(({ path, problem }) => {
    return told(
      lineOf(path),
      problem,
      path.filter((step) => step !== 'placeholder'),
    )
  })
  const unasked = pending.filter(({ give }) => !give)
  const NO_GIVE = 'a placeholder has no give: write there what the owner has to give'
  const cut = cutTexts(entry).map((line) => {
    return told(line, `everything from # on is lost: ${asQuoted(source, line) ?? OWN_LINE}`)
  })
  const misread = misreadTexts(entry).map(([line, problem]) => told(line, problem))
  return [...inTexts, ...cut, ...misread, ...unasked.map(({ line }) => told(line, NO_GIVE))]
}

/** A field that entries of one list alone have. */
const OWN_FIELDS: Readonly<Record<string, string>> = {
  projects: 'category',
  services: 'subServices',
  leaders: 'role',
  testimonials: 'quote',
}

function isOf(list: string, fields: Readonly<Record<string, unknown>>) {
  return (OWN_FIELDS[list] ?? '') in fields
}

/** Why a file is not read, by its name. */
function nameProblem(file: string) {
  const [, list = '', ...rest] = file.split('/')
  const name = rest.at(-1) ?? list
  const why = 'no file of this name is read:'
  if (name.endsWith('.yaml.txt')) {
    const cure = "save it with the type 'All files'"
    return `${why} take .txt away, which Windows may hide, or ${cure}`
  }
  const isDeeper = LISTS.includes(list) && rest.length > 1
  return isDeeper ? `${why} move it out of its folder, into ${list} itself` : NO_NAME
}

const NO_FIELDS = 'the file has no fields: copy those of a file beside it'
const NO_FACTS = 'the file has no fields: take it back from an earlier version'
const OWN_LINE = 'write it in a line of its own above'

/** Of a line in which a sign is read as something else: which sign, and the line as it should be. */
function inQuotes(source: string, line: number) {
  const mended = quoted(source, line)
  return mended && `${mended.why}: put it in quotes, as in ${mended.line}`
}

function asQuoted(source: string, line: number) {
  const mended = quoted(source, line)
  return mended && `put the text in quotes, as in ${mended.line}`
}

/** The lines in which a text without quotes ends at a comment. */
function cutTexts({ document, source, lineAt }: Entry) {
  const lines: number[] = []
  visit(document, {
    Scalar: (key, node) => {
      const [start = 0, end = 0] = node.range ?? []
      const isPlain = node.type === 'PLAIN' && key !== 'key'
      if (isPlain && /^[ \t]*#/.test(source.slice(end))) lines.push(lineAt(start))
    },
  })
  return lines
}

/** The lines of texts that are read as something else than is written, and what is wrong with each. */
function misreadTexts({ document, source, lineAt }: Entry) {
  const lines: [number, string][] = []
  visit(document, {
    Node: (_, node) => {
      const [start = 0, end = 0] = node.range ?? []
      if (!isAlias(node) && node.anchor !== undefined) {
        const line = lineAt(start)
        lines.push([line, inQuotes(source, line) ?? ANCHOR])
      }
      const item =
        isScalar(node) && node.type === 'PLAIN' ? /\n\s*- /.exec(source.slice(start, end)) : null
      if (item) lines.push([lineAt(start + item.index + item[0].length), ITEM_ABOVE])
    },
  })
  return lines
}

function ofYaml({ code, message, pos }: YAMLError, { document, source, lineAt }: Entry) {
  // one code for several things that do not end
  if (code === 'MISSING_CHAR' || code === 'BAD_INDENT') {
    if (endsAt(document, pos, (node) => isScalar(node) && String(node.type).startsWith('QUOTE'))) {
      return QUOTATION
    }
    if (endsAt(document, pos, (node) => isCollection(node) && node.flow === true)) return BRACKET
    if (code === 'MISSING_CHAR') return NO_FIELD
  }
  const [rest = '', next = ''] = source.slice(pos[0]).split(/\r?\n/)
  const whole = source.split(/\r?\n/)[lineAt(pos[0]) - 1] ?? ''
  if (code === 'BAD_INDENT' && /^\s*-[^\s-]/.test(whole)) return HYPHEN
  if (code === 'UNEXPECTED_TOKEN' && /^[,;]\s*$/.test(rest)) return COMMA
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^ +(placeholder|give):/.test(next)) return FACT_ABOVE
  const mended = MAY_BE_TEXT.includes(code) || !(code in BY_CODE)
  return (
    (mended && inQuotes(source, lineAt(pos[0]))) ||
    BY_CODE[code] ||
    `the line cannot be read (${message}): begin fields below each other, and put a text with a sign in quotes`
  )
}

/** Whether one of some nodes ends where a mistake is. */
function endsAt(
  document: Document,
  [start, end]: readonly [number, number],
  is: (node: Node) => boolean,
) {
  let found = false
  visit(document, {
    Node: (_, node) => {
      const last = node.range?.[1] ?? -1
      if (is(node) && last >= start && last <= end) found = true
    },
  })
  return found
}
