import type { EntryMap } from '@sveltia/cms'

import { mistakesIn } from '../../build/content/check.ts'
import { type Warning, warningInWords } from '../../build/content/warning.ts'
import { warningsFor } from '../../build/content/warnings.ts'
import type { Entry } from '../../src/content/entry.ts'
import { factsOf, parseEntries } from '../../src/content/read.ts'
import { draftOf, entriesNow, entriesWith, factsWith } from './drafts.ts'
import type { Collection } from './fields.ts'
import { inLabels } from './labels.ts'
import { collectionOf, namesOf, picturesOf } from './mistakes.ts'
import type { Told } from './say-beside.ts'
import { collections } from './told-editor.ts'

/**
 * What the build would doubt of an entry as it is in the form: in its own file, and in others because of
 * it. Of a field that is wrong that is said, and no more.
 */
export async function warningsWith(entry: EntryMap): Promise<readonly Told[]> {
  const collection = collectionOf(entry)
  const draft = collection && draftOf(collection, entry)
  const read = draft && factsWith(draft)
  if (!read) return []
  const file = `content/${draft.file}`
  const entries = entriesWith(draft)
  const pictures = await picturesOf(entries)
  const wrong = mistakesIn(entries, pictures).mistakes.filter((each) => each.file === file)
  const warnings = warningsFor(read.facts, entries, pictures)
  const own = warnings.filter((each) => {
    return each.file === file && !wrong.some(({ path }) => path[0] === each.path[0])
  })
  // what is not written yet is there as another entry has it, which is then no doubt of that one
  const others = read.isWhole ? warnings.filter((each) => each.file !== file) : []
  const known = others.length > 0 ? await knownBefore() : []
  return [
    ...own.map((warning) => ownToTell(collection, warning)),
    ...others.filter((each) => !known.includes(nameOf(each))).map(otherToTell),
  ]
}

/** What the build doubts of the files as they are. */
async function knownBefore() {
  const entries: Entry[] = entriesNow()
  const { data } = parseEntries(entries)
  if (!data) return []
  return warningsFor(factsOf(data, entries), entries, await picturesOf(entries)).map(nameOf)
}

/** A warning by what stays while lines come and go above it. */
function nameOf(warning: Warning) {
  return warningInWords(warning).replaceAll(/(?<=:|line )\d+/g, '')
}

function ownToTell({ fields }: Collection, { path, sentence }: Warning): Told {
  const steps = path.map(String)
  const said = `${inForm(sentence)}.`
  return {
    path: steps,
    sentence: `Look again: ${said}`,
    inFull: `${namesOf(fields, steps).join(' ')}: ${said}`,
    isOwn: true,
  }
}

function otherToTell(warning: Warning): Told {
  const inFull = warningInWords(warning)
  return { path: [], sentence: inFull, inFull, isOwn: false }
}

/** A photograph that was just chosen has no name yet. */
function inForm(sentence: string) {
  return inLabels(sentence.replaceAll(/'blob:[^']*'/g, 'it'), collections)
}
