const numbers = 'no one two three four five six seven eight nine ten'.split(' ')

/** A count as a sentence has it: 'seven' up to ten, then digits. */
export function countInWords(count: number): string {
  return numbers[count] ?? String(count)
}

/** The same at the beginning of a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'Kitgum, Kakumiro and Lira'. */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last
}
