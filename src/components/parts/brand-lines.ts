/** What joins the names of a firm called after people. */
const AND = ['&', 'and']

/**
 * A firm's name in two lines, as a sign over a door has it: large its first word, or the names of
 * people with what joins them; below it the rest, which may be nothing.
 */
export function brandLines(name: string): { first: string; rest: readonly string[] } {
  const words = name.split(' ')
  const end = words.findIndex((word, index) => index > 0 && !isJoined(word, words[index - 1] ?? ''))
  if (end === -1) return { first: name, rest: [] }
  return { first: words.slice(0, end).join(' '), rest: words.slice(end) }
}

function isJoined(word: string, before: string) {
  return AND.includes(word) || AND.includes(before) || before.endsWith(',')
}
