import { z } from 'zod'

import { listInWords } from '#app/content/words.ts'

import { nearest } from './nearest.ts'

// The kinds of fields that the schema is made of. Each message goes on after the name of the field:
// what is wrong with it, and what to write.

type ProblemOf = (written: string) => string | undefined

const COORDINATES = /^(-?\d+(?:\.\d+)?) ?, ?(-?\d+(?:\.\d+)?)$/
const UGANDA = { south: -1.5, north: 4.25, west: 29.5, east: 35.05 }

/** A text; `problemOf` says what is wrong with one, `what` what to write where there is none. */
export function checked(what: string, problemOf: ProblemOf) {
  const error = ({ input }: { input?: unknown }) =>
    `${input === undefined ? 'is missing' : 'is no text'}: write ${what}`
  return z.string({ error }).superRefine((written, { addIssue }) => {
    const problem = written === '' ? `is empty: write ${what}` : problemOf(written)
    if (problem) addIssue(problem)
  })
}

/** A text of at most so many characters. */
export function text(what: string, maximum: number, problemOf: ProblemOf = () => undefined) {
  return checked(what, (written) => {
    if (written.length <= maximum) return problemOf(written)
    return `has ${written.length} characters, for which there is no room: write at most ${maximum}`
  })
}

/** One of some words. */
export function choice<const Word extends string>(words: readonly Word[]) {
  const choices = listInWords(words, 'or')
  return z.enum(words, {
    error: ({ input }) => {
      return input === undefined
        ? `is missing: write ${choices}`
        : `'${String(input)}' does not exist: write ${choices}`
    },
  })
}

/** A whole number that `problemOf` finds nothing wrong with. */
export function number(what: string, problemOf: (number: number) => string | undefined) {
  const schema = checked(what, (written) => {
    if (!/^\d+$/.test(written)) return `'${written}' is no whole number: write ${what}`
    return problemOf(Number(written))
  })
  return schema.transform(Number)
}

/** A function that has a problem with what it was given before, in one reading of the content. */
export function onlyOnce<Value>(problem: string) {
  const seen = new Set<Value>()
  return (value: Value) => {
    if (seen.has(value)) return `'${String(value)}' ${problem}`
    seen.add(value)
    return undefined
  }
}

/** A place in Uganda, written '3.28, 32.88'. */
export const coordinates = checked('degrees north and east, such as 3.28, 32.88', (written) => {
  const { latitude, longitude } = degrees(written)
  const swapped = { latitude: longitude, longitude: latitude }
  if (Number.isNaN(latitude)) {
    return `'${written}' is not how a place is written: write degrees north and east, such as 3.28, 32.88`
  }
  if (isInUganda(swapped)) return `are swapped: write ${longitude}, ${latitude}`
  if (isInUganda({ latitude, longitude })) return undefined
  const { south, north, west, east } = UGANDA
  return `'${written}' is outside Uganda: write degrees from ${south} to ${north}, and from ${west} to ${east}`
}).transform(degrees)

function degrees(written: string) {
  const [, latitude, longitude] = (COORDINATES.exec(written) ?? []).map(Number)
  return { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN }
}

function isInUganda({ latitude, longitude }: ReturnType<typeof degrees>) {
  const { south, north, west, east } = UGANDA
  return latitude > south && latitude < north && longitude > west && longitude < east
}

/** An https address. */
export const webAddress = checked('an address that begins with https://', notHttps)

/** What is wrong with an address that a visitor's browser is to open. */
export function notHttps(address: string) {
  if (URL.canParse(address) && address.startsWith('https://')) return undefined
  const written = `https://${address.replace(/^\w+:\/*/, '')}`
  return `'${address}' is no https address: write ${written}`
}

/** An entry, or a part of one, with all its fields and no others. */
export function fields<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.input === undefined) return 'is missing: write one'
      if (issue.code !== 'unrecognized_keys') return 'has no fields: write them indented below it'
      const [name = ''] = issue.keys as string[]
      return `has no field '${name}': ${nearest(name, Object.keys(shape))}`
    },
  })
}

/** A list of at most so many. */
export function list<Item extends z.ZodType>(item: Item, maximum: number) {
  return z.array(item, NO_LIST).max(maximum, tooLong(maximum))
}

/** The same of one or more. */
export function some<Item extends z.ZodType>(item: Item, maximum: number) {
  const schema = z.tuple([item], item, NO_LIST)
  return schema.refine((items: readonly unknown[]) => items.length <= maximum, tooLong(maximum))
}

const NO_LIST = 'is no list: write its entries below it, each after a hyphen'

function tooLong(maximum: number) {
  return `is too long: the pages have room for ${maximum}`
}
