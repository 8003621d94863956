import type { EntryMap } from '@sveltia/cms'

import { mistakesIn } from '../../build/content/check.ts'
import { inWords, type Mistake } from '../../build/content/sentences.ts'
import type { Original } from '../../build/pictures/originals.ts'
import type { Entry } from '../../src/content/entry.ts'
import { draftOf, entriesNow, entriesWith } from './drafts.ts'
import type { Collection, Field } from './fields.ts'
import { inLabels } from './labels.ts'
import type { Told } from './say-beside.ts'
import { collections, originals } from './told-editor.ts'

/** A mistake as the form says it; nothing is saved until what is wrong in its own file is mended. */
export type ToldMistake = Told & {
  /** Whether Sveltia keeps this from being saved too. */
  isToldTwice: boolean
}

/** What Sveltia asks by itself: that something is there, and is not too long. */
const TOLD_TWICE = ['invalid_type', 'too_big', 'too_small']

/** The photographs that were chosen while this window is open, by their addresses in it. */
const chosen = new Map<string, Original>()
/** A file of pictures/ that the build has not seen, chosen among those that are there. */
const UNSEEN: Original = {
  file: '',
  format: 'webp',
  width: 2400,
  height: 2400,
  bytes: 0,
  isPhoto: true,
}

/** The room of the editor that an entry is in. */
export function collectionOf(entry: EntryMap): Collection | undefined {
  const name = entry.toJS().path.replaceAll(/^content\/|[/.].*$/g, '')
  return collections.find((each) => each.name === (name || entry.getIn(['collection'])))
}

/**
 * What the build would say of an entry as it is in the form: of its own file, and what would be wrong
 * in others because of it.
 */
export async function mistakesWith(entry: EntryMap): Promise<readonly ToldMistake[]> {
  const collection = collectionOf(entry)
  if (!collection) return []
  const draft = draftOf(collection, entry)
  const entries = entriesWith(draft)
  const { mistakes } = mistakesIn(entries, await picturesOf(entries))
  const isOwn = ({ file }: Mistake) => file === `content/${draft.file}`
  const own = mistakes.filter(isOwn).map((mistake) => ownToTell(collection, mistake))
  const others = mistakes.filter((mistake) => !isOwn(mistake))
  if (others.length === 0) return own
  const before = entriesNow()
  const known = mistakesIn(before, await picturesOf(before)).mistakes.map(inWords)
  const made = others.filter((mistake) => !known.includes(inWords(mistake)))
  return [...own, ...made.map((mistake) => otherToTell(collection, mistake))]
}

function ownToTell({ fields }: Collection, { path, problem, code = '' }: Mistake): ToldMistake {
  const steps = path.map(String).filter((step) => step !== 'slug')
  const called = namesOf(fields, steps)
  const last = called.findLastIndex((name) => !/^\d+$/.test(name))
  const said = inForm(problem)
  return {
    path: steps,
    sentence: [...called.slice(last), said].join(' '),
    inFull: [...called, said].join(' '),
    isToldTwice: TOLD_TWICE.includes(code),
    isOwn: true,
  }
}

/** What another entry of a list has the same of is mended here; what names this one is mended there. */
function otherToTell({ name }: Collection, mistake: Mistake): ToldMistake {
  const inFull = inWords(mistake)
  const isOwn = mistake.file.startsWith(`content/${name}/`)
  return { path: [], sentence: inFull, inFull, isToldTwice: false, isOwn }
}

/** In the form nobody writes the name of a field, nor that of a photograph that has none yet. */
function inForm(problem: string) {
  const words = problem.replace(/'\w+:' and what/, 'what').replace(/^'blob:[^']*' /, '')
  return inLabels(/[.?]$/.test(words) ? words : `${words}.`, collections)
}

/** The labels of the fields that lead to one, and the places in lists. */
export function namesOf(fields: readonly Field[], [step, ...below]: readonly string[]): string[] {
  if (step === undefined) return []
  const field = fields.find(({ name }) => name === step)
  const inside = field?.fields ?? []
  const places = below.findIndex((each) => !/^\d+$/.test(each))
  const inLists = places < 0 ? below : below.slice(0, places)
  return [
    field?.label ?? step,
    ...inLists.map((place) => String(Number(place) + 1)),
    ...namesOf(inside, below.slice(inLists.length)),
  ]
}

/** The files of pictures/ with those that entries name and the build has not seen. */
export async function picturesOf(entries: readonly Entry[]) {
  const names = entries.flatMap(({ fields }) => {
    const name = fields?.['imageUrl']
    return typeof name === 'string' && name ? [name] : []
  })
  const added = names.map(async (name) => {
    return [name, name.startsWith('blob:') ? await measured(name) : UNSEEN] as const
  })
  return new Map([...(await Promise.all(added)), ...originals])
}

async function measured(address: string): Promise<Original> {
  const known = chosen.get(address)
  if (known) return known
  const bytes = await (await fetch(address)).blob()
  const { width, height } = await createImageBitmap(bytes)
  const picture = { ...UNSEEN, width, height, bytes: bytes.size }
  chosen.set(address, picture)
  return picture
}
