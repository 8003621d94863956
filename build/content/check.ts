import type { Entry, Pending } from '#src/content/entry.ts'
import {
  type ContentFiles,
  type Facts,
  factsOf,
  parseEntries,
  readEntries,
} from '#src/content/read.ts'
import type { Content } from '#src/content/schema.ts'

import type { Originals } from '../pictures/originals.ts'
import { fileMistakes } from './file-mistakes.ts'
import { pictureIssues } from './picture-mistakes.ts'
import { inWords, type Mistake, mistakesOf, wordsFor } from './sentences.ts'
import { warningInWords } from './warning.ts'
import { warningsFor } from './warnings.ts'

/**
 * All that the owner states, what of it has still to be given, and what of it is hardly meant.
 *
 * @param pictures the files of pictures/
 * @throws with a sentence for every mistake, one below the other
 */
export function checkContent(
  files: ContentFiles,
  pictures: Originals,
): { facts: Facts; pending: readonly Pending[]; warnings: readonly string[] } {
  const entries = readEntries(files)
  const { data, mistakes } = mistakesIn(entries, pictures)
  if (!data || mistakes.length > 0) throw new Error(mistakes.map(inWords).join('\n'))
  const facts = factsOf(data, entries)
  const pending = entries.flatMap((entry) => entry.pending)
  return { facts, pending, warnings: warningsFor(facts, entries, pictures).map(warningInWords) }
}

/**
 * What is wrong in files of content/, and what the schema makes of them where it takes them.
 *
 * @public for extras
 */
export function mistakesIn(
  entries: readonly Entry[],
  pictures: Originals,
): { data: Content | undefined; mistakes: readonly Mistake[] } {
  const { data, error } = parseEntries(entries, wordsFor)
  const issues = [...(error?.issues ?? []), ...pictureIssues(entries, pictures)]
  const inFiles = entries.flatMap(fileMistakes)
  // what a line is said to be wrong in already, its field is too
  const isNew = ({ file, line }: Mistake) => {
    return (
      !line || !inFiles.some((each) => each.file === file && (each.isWhole || each.line === line))
    )
  }
  return { data, mistakes: [...inFiles, ...mistakesOf(issues, entries).filter(isNew)] }
}
