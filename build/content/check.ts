import type { Pending } from '#src/content/entry.ts'
import {
  type ContentFiles,
  type Facts,
  factsOf,
  parseEntries,
  readEntries,
} from '#src/content/read.ts'

import type { Originals } from '../pictures/originals.ts'
import { fileMistakes } from './file-mistakes.ts'
import { pictureIssues } from './picture-mistakes.ts'
import { sentences, wordsFor } from './sentences.ts'

/**
 * All that the owner states, and what of it has still to be given.
 *
 * @param pictures the files of pictures/
 * @throws with a sentence for every mistake, one below the other
 */
export function checkContent(
  files: ContentFiles,
  pictures: Originals,
): { facts: Facts; pending: readonly Pending[] } {
  const entries = readEntries(files)
  const { data, error } = parseEntries(entries, wordsFor)
  const issues = [...(error?.issues ?? []), ...pictureIssues(entries, pictures)]
  const mistakes = [...entries.flatMap(fileMistakes), ...sentences(issues, entries)]
  if (!data || mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return { facts: factsOf(data, entries), pending: entries.flatMap(({ pending }) => pending) }
}
