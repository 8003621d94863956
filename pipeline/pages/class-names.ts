import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/** No vowel and no digit: a class called `ad` is hidden by blockers of advertisements. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ'
const LENGTH = 4

/**
 * A short name for the class of a CSS module: it stands in every page. The same file and class
 * give the same name, whatever else there is.
 */
export function shortClassName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(`${basename(file)} ${name}`)
    .digest()
  return [...hash.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}
