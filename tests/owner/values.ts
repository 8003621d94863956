import type { z } from 'zod'

import type { Fact } from './edits.ts'
import type { Part } from './part.ts'

/** A photograph in pictures/, and one that a service on the web delivers. */
export const PHOTOGRAPH = 'walk.jpg'
const REMOTE = 'https://images.unsplash.com/photo-1'

/**
 * One of each form that a fact can have; the schema takes those that fit. What fits anywhere comes
 * first, because the other forms do not take it.
 */
const FORMS: readonly Fact[] = [
  'Akello',
  PHOTOGRAPH,
  'https://www.firm.example',
  'https://www.firm.example/page',
  'https://www.facebook.com/another-firm',
  'https://x.com/another_firm',
  'https://www.linkedin.com/company/another-firm',
  'https://www.instagram.com/another.firm',
  '+256 772 987 654',
  'office@firm.example',
  '2.25, 32.9',
  '2.77, 32.3',
  '2019',
  '07:30',
  '16:45',
  '20:30',
  'Monday to Thursday',
  'Friday',
  'Saturday',
  'firm/website',
  ['40', '60'],
  { firm: 'A fact' },
]

/** Entries of lists whose facts must fit each other. */
const ENTRIES: readonly Fact[] = [
  { days: 'Saturday', opens: '15:00', closes: '16:30' },
  { days: 'Sunday', opens: '15:00', closes: '16:30' },
]

const NEXT = new Map(
  ['aeiou', 'AEIOU', 'bcdfghjklmnpqrstvwxyz', 'BCDFGHJKLMNPQRSTVWXYZ', '0123456789'].flatMap(
    (letters) =>
      [...letters].map((each, index) => [each, letters.at((index + 1) % letters.length)]),
  ),
)

/** Another text as long, with words like words: the counts in braces stay. */
function reworded(text: string) {
  return text.replaceAll(/\{\w+\}|\w/g, (each) => NEXT.get(each) ?? each)
}

/** Other facts that may stand in the place of one, or where none is, the likeliest first. */
export function othersFor(fact: Fact, { enum: choices, ...part }: Part): readonly Fact[] {
  if (choices) return choices.map(String).filter((each) => each !== fact)
  const own = typeof fact === 'string' && fact ? [reworded(fact)] : []
  // a picture is a photograph at first, as the firm has them
  const likely = part.format === 'picture' ? [PHOTOGRAPH, REMOTE] : own
  return [...likely, ...FORMS].filter(
    (each) => each !== fact && fitsForm(each, part as z.core.JSONSchema.StringSchema),
  )
}

/** Whether a text may have the form that the schema asks for; the schema says so of all else. */
function fitsForm(
  fact: Fact,
  { pattern = '', maxLength = Infinity }: z.core.JSONSchema.StringSchema,
) {
  return typeof fact !== 'string' || (fact.length <= maxLength && new RegExp(pattern).test(fact))
}

/** Entries that may be added to a list, by those that it has: of facts of its own, if they fit. */
export function entriesLike(entries: readonly Fact[]): readonly Fact[] {
  const own = entries
    .toReversed()
    .flatMap((each) => [withOtherWords(each, true), withOtherWords(each, false)])
  return [...own, ...FORMS, ...ENTRIES]
}

/** The same entry in other words: all of its texts, or its first alone, by which it is called. */
export function withOtherWords(fact: Fact, all: boolean): Fact {
  if (typeof fact === 'string') return /[a-z] ?[a-z]/i.test(fact) ? reworded(fact) : fact
  if (Array.isArray(fact)) return fact.map((each) => (all ? withOtherWords(each, all) : each))
  const fields = Object.entries(fact ?? {})
  return Object.fromEntries(
    fields.map(([name, each], index) => {
      return [name, all || index === 0 ? withOtherWords(each, all) : each]
    }),
  )
}
