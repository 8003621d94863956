import { parseDocument } from 'yaml'

/** The beginning of a line that states a fact, and what it states. */
const STATED = /^(\s*(?:- +)*(?:\w+: +)?)(\S.*?)\s*$/

/** Signs with which YAML begins something else than a text. */
const AT_THE_BEGINNING = /^[-?:,[\]{}#&*!|>'"%@`]/

/**
 * What in a line is read as something else than text, and the line as it should be, with its text in
 * quotes: unless quotes would not mend it.
 *
 * @param source the whole file
 * @param line counted from 1
 */
export function quoted(source: string, line: number): { why: string; line: string } | undefined {
  const lines = source.split(/\r?\n/)
  const [, before = '', text = ''] = STATED.exec(lines[line - 1] ?? '') ?? []
  const why = reason(text)
  if (!why || !before.trim()) return undefined
  // 'Okello's pump'
  const [, , inside = text] = /^(['"])(.*)\1$/.exec(text) ?? []
  const mended = before + inQuotes(inside)
  const document = parseDocument(lines.with(line - 1, mended).join('\n'), { prettyErrors: false })
  const [error] = document.errors
  const isMended = !error || source.slice(0, error.pos[0]).split('\n').length > line
  return isMended ? { why, line: mended.trim() } : undefined
}

/** A text in the quotes that need the fewest signs more. */
function inQuotes(text: string) {
  return text.includes("'") && !/["\\]/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "''")}'`
}

function reason(text: string) {
  const [sign] = AT_THE_BEGINNING.exec(text) ?? []
  if (sign) return `a text begins with ${sign}`
  if (/:( |$)/.test(text)) return 'a text has a colon with a space behind it'
  return / #/.test(text) ? 'a text has a # with a space before it' : undefined
}
