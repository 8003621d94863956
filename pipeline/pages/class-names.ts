import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/** No vowel and no digit: ad blockers hide a class called `ad`. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ'
const LENGTH = 4

/**
 * A short name for a class of a CSS module, because it is repeated in every page. It depends on the
 * file's and the class's own names only.
 */
export function shortClassName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(`${basename(file)} ${name}`)
    .digest()
  return [...hash.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}
