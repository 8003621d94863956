import { closest, distance } from 'fastest-levenshtein'
import { z } from 'zod'

import { type Entry, LISTS } from '#src/content/entry.ts'
import { listInWords } from '#src/content/words.ts'

const LACKING: Partial<Record<string, string>> = {
  object: 'has no fields: write them below it, indented',
}
const NO_LIST = 'is no list: write its entries below it, each after a hyphen and a space'

/** Asks for the name that was meant by one that does not exist. */
export function meant(written: string, names: Iterable<string>) {
  return `did you mean ${closest(written, [...names])}?`
}

/** Asks for a field that is written nearly so; where none is, the site has no place for it. */
function fieldMeant(written: string, names: readonly string[]) {
  const nearest = closest(written.toLowerCase(), names)
  const isNear = distance(written.toLowerCase(), nearest.toLowerCase()) <= written.length / 2
  return isNear ? meant(written, names) : 'take it away, no page would show it'
}

/**
 * What is wrong and what to write, where the schema has no words of its own for a mistake. It goes
 * on after the name of the field.
 */
export function wordsFor(issue: z.core.$ZodRawIssue): string {
  const { input, path = [], inst } = issue
  if (issue.code === 'invalid_value') {
    const choices = listInWords(issue.values.map(String), 'or')
    return `${input === undefined ? 'is missing' : `'${String(input)}' does not exist`}: write ${choices}`
  }
  if (input === undefined) {
    const name = path.at(-1)
    return `is missing: write ${typeof name === 'string' ? `'${name}:' and what it is` : 'one'}`
  }
  if (issue.code === 'too_big' && Array.isArray(input)) {
    return `has ${input.length} parts, which is too many: write ${String(issue['maximum'])}, with points in numbers such as 60.8`
  }
  if (issue.code === 'too_small') return 'is empty: write what it is'
  if (issue.code === 'too_big') {
    return `has ${String(input).length} characters, which is too long: write at most ${String(issue['maximum'])}`
  }
  if (issue.code === 'unrecognized_keys' && inst instanceof z.ZodObject) {
    const [unknown = ''] = issue.keys
    return `has no field '${unknown}': ${fieldMeant(unknown, Object.keys(inst.shape))}`
  }
  if (issue['expected'] === 'string') return noText(input)
  if (input === '')
    return 'is empty: write its entries below it, each after a hyphen and a space, or [] for none'
  return LACKING[String(issue['expected'])] ?? NO_LIST
}

function noText(input: unknown) {
  if (Array.isArray(input)) {
    return 'is a list: write one text behind the colon, without hyphens or brackets'
  }
  return typeof input === 'object' && input !== null && 'give' in input
    ? "has give without placeholder: write the fact itself behind the colon, or 'placeholder:' above give"
    : 'is no text: write one behind the colon'
}

/** Something wrong, and where. */
export type Mistake = {
  file: string
  /** Nothing where the file itself is missing. */
  line?: number
  /** The names of fields and places in lists that lead to it. */
  path: readonly PropertyKey[]
  /** What is said behind the name of the field. */
  problem: string
  /** Of the file itself, whose fields are then not worth a word. */
  isWhole?: true
  /** Of what the schema found, which of its rules. */
  code?: string | undefined
}

/** A mistake as the build says it. */
export function inWords({ file, line, path, problem }: Mistake): string {
  const field = path.map((step) => (/^\d+$/.test(String(step)) ? Number(step) + 1 : step))
  const words = [...field.filter((step) => step !== 'slug'), problem].join(' ')
  return `${file}${line ? `:${line}:` : ''} ${words}${words.endsWith('?') ? '' : '.'}`
}

/** The mistakes that the schema found, each with its file, line and field. */
export function mistakesOf(
  issues: readonly z.core.$ZodIssue[],
  entries: readonly Entry[],
): Mistake[] {
  const misspelt = issues.flatMap(({ message }) => /did you mean (\w+)\?/.exec(message)?.[1] ?? [])
  return issues.flatMap(({ path: whole, message: problem, ...issue }) => {
    const [group = '', ...path] = whole.map(String)
    // it is there, under another name, which is told
    if (problem.startsWith('is missing') && misspelt.includes(path.at(-1) ?? '')) return []
    const candidates = entries.filter((entry) => entry.group === group)
    const entry = candidates[LISTS.includes(group) ? Number(path.shift()) : 0]
    if (!entry && LISTS.includes(group)) {
      return { file: `content/${group}`, path: [], problem: 'has no file: write one' }
    }
    if (!entry) {
      const gone = 'is missing: take it back from an earlier version'
      return { file: `content/${group}.yaml`, path: [], problem: gone }
    }
    // what could not be read has told its own mistake
    if (!entry.fields) return []
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : []
    const line = entry.lineOf(unknown === undefined ? path : [...path, unknown])
    return { file: entry.file, line, path, problem, code: issue.code }
  })
}
