// Run by itself, after a placeholder was given another text or a new one was written, it writes anew
// which those are.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

import { parse, stringify } from 'yaml'

import { type Entry, LISTS } from '#src/content/entry.ts'
import { contentFiles, readEntries } from '#src/content/read.ts'

import type { Told, Warning } from './warning.ts'

const FILE = 'build/content/stand-ins.yaml'
const HEAD =
  '# What stands for each fact until it is given, and what is to be given, as digests. Written by stand-ins.ts.\n'
const DIGITS = 8
/** Facts whose samples lead nowhere. */
const SAMPLES = ['company.siteUrl', 'contact.phone', 'contact.email']

const asDelivered = new Map(
  Object.entries(parse(readFileSync(FILE, 'utf8')) as Record<string, string>),
)

/** The placeholders of a file that somebody changed: most likely into the fact itself. */
export function changedStandIns({ group = '', pending, source }: Entry, told: Told): Warning[] {
  return pending.flatMap(({ place, placeholder, give, line }) => {
    const [stood, asked] = asDelivered.get(place)?.split(' ') ?? []
    const path = place.split('.').slice(LISTS.includes(group) ? 2 : 1)
    const name = path.at(-1)
    if (stood === undefined || stood === digestOf(placeholder)) {
      if (asked === undefined || asked === digestOf(give)) return []
      const asFact = `write '${name}: ${give}' in place of placeholder and give`
      return told(
        path,
        `what to give was changed, and no page shows it: if it is the fact, ${asFact}`,
      )
    }
    const written = /placeholder: *(.*)/.exec(source.split(/\r?\n/)[line - 1] ?? '')?.[1] ?? ''
    const cure = `write '${name}: ${written}' in place of placeholder and give`
    return told(
      path,
      `the placeholder was changed, and still counts as open: if it is the fact, ${cure}`,
    )
  })
}

/** The short name as it stood here, of a firm that is called otherwise. */
function keptShortName({ group, fields, pending }: Entry, told: Told): Warning[] {
  const place = 'company.shortName'
  const [name, short] = [String(fields?.['name']), String(fields?.['shortName'])]
  const isGiven = group === 'company' && !pending.some((each) => each.place === place)
  const [stood] = asDelivered.get(place)?.split(' ') ?? []
  if (!isGiven || stood !== digestOf(short)) return []
  if (short.split(' ').some((word) => name.includes(word))) return []
  return [told(['shortName'], `'${short}' is no part of '${name}': write that in short`)]
}

/** What nobody can have, or another firm, but is given as it stood there as a sample. */
export function keptStandIns(entry: Entry, told: Told): Warning[] {
  const { group, fields, pending } = entry
  const kept = SAMPLES.flatMap((place) => {
    const [room, name = ''] = place.split('.')
    const fact = fields?.[name]
    const isGiven = room === group && !pending.some((each) => each.place === place)
    const [stood] = asDelivered.get(place)?.split(' ') ?? []
    if (!isGiven || typeof fact !== 'string' || stood !== digestOf(fact)) return []
    return told([name], `'${fact}' is the sample that stood here: write your own`)
  })
  return [...kept, ...keptShortName(entry, told)]
}

function digestOf(placeholder: string) {
  return createHash('sha256').update(placeholder).digest('hex').slice(0, DIGITS)
}

if (import.meta.main) {
  const pending = readEntries(contentFiles()).flatMap((entry) => entry.pending)
  const digests = pending.map(({ place, placeholder, give }) => {
    return [place, `${digestOf(placeholder)} ${digestOf(give)}`]
  })
  writeFileSync(FILE, HEAD + stringify(Object.fromEntries(digests), { defaultStringType: 'PLAIN' }))
}
