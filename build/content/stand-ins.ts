// Run by itself, after a placeholder was given another text or a new one was written, it writes anew
// which those are.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

import { parse, stringify } from 'yaml'

import type { Entry } from '#src/content/entry.ts'
import { contentFiles, readEntries } from '#src/content/read.ts'

const FILE = 'build/content/stand-ins.yaml'
const HEAD =
  '# What stands for each fact until it is given, as a digest. Written by stand-ins.ts.\n'
const DIGITS = 8

const asDelivered = new Map(
  Object.entries(parse(readFileSync(FILE, 'utf8')) as Record<string, string>),
)

/** The placeholders of a file that somebody changed: most likely into the fact itself. */
export function changedStandIns({ file, pending, source }: Entry): string[] {
  return pending.flatMap(({ place, placeholder, line }) => {
    const before = asDelivered.get(place)
    if (before === undefined || before === digestOf(placeholder)) return []
    const name = place.split('.').at(-1)
    const written = /placeholder: *(.*)/.exec(source.split(/\r?\n/)[line - 1] ?? '')?.[1] ?? ''
    const cure = `write '${name}: ${written}' in place of placeholder and give`
    return `${file}:${line}: the placeholder was changed, and still counts as open: if it is the fact, ${cure}.`
  })
}

function digestOf(placeholder: string) {
  return createHash('sha256').update(placeholder).digest('hex').slice(0, DIGITS)
}

if (import.meta.main) {
  const pending = readEntries(contentFiles()).flatMap((entry) => entry.pending)
  const digests = pending.map(({ place, placeholder }) => [place, digestOf(placeholder)])
  writeFileSync(FILE, HEAD + stringify(Object.fromEntries(digests), { defaultStringType: 'PLAIN' }))
}
