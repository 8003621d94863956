const numbers = 'no one two three four five six seven eight nine ten'.split(' ')

/** A count as a sentence has it: 'seven' up to ten, then digits. */
export function countInWords(count: number): string {
  return numbers[count] ?? String(count)
}

/** The same with what is counted: 'one project', 'seven projects'. */
export function counted(count: number, thing: string): string {
  return `${countInWords(count)} ${thing}${count === 1 ? '' : 's'}`
}

/** The same at the beginning of a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'Kitgum, Kakumiro and Lira'. */
export function listInWords(items: readonly string[], conjunction = 'and'): string {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${conjunction} ${last}` : last
}

/** A text cut at the end of a word where it is longer than this. */
export function shortened(text: string, maximum: number): string {
  return text.length > maximum
    ? `${text.slice(0, maximum - 1).replace(/[^\p{L}\d]*[\p{L}\p{M}\d]*$/u, '')}…`
    : text
}
