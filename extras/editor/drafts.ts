import type { EntryMap } from '@sveltia/cms'

import { type Entry, LISTS } from '../../src/content/entry.ts'
import { type Facts, factsOf, parseEntries, readEntries } from '../../src/content/read.ts'
import type { Collection } from './fields.ts'
import { textOf } from './format.ts'
import { files as built } from './told-editor.ts'

/** A file of content/ as the form has it: its name there, and its text. */
export type Draft = { file: string; text: string }

/** The files as they are, as far as this window knows: at the last build, and what it saw since. */
const files = new Map(built)

/** What stands for a text that is not written yet. */
const NOT_YET = '…'
/** The number of an entry that is not counted yet, which none has. */
const NOT_COUNTED = '9999'

/** The file that would be saved. */
export function draftOf({ name, shape, called, counts = '' }: Collection, entry: EntryMap): Draft {
  const { data, path } = entry.toJS()
  if (counts) data[counts] ||= NOT_COUNTED
  const file =
    path.replace(/^content\//, '') || (called ? `${name}/not-yet-named.yaml` : `${name}.yaml`)
  return { file, text: textOf(data, shape) }
}

/** Notes a file as it is now, without a draft. */
export function note({ file, text }: Draft) {
  files.set(file, text)
}

/** Notes all files of a list, so that those that were taken away are gone. */
export function noteList(list: string, entries: readonly EntryMap[]) {
  const now = entries.map((entry) => entry.toJS())
  for (const file of [...files.keys()].filter((each) => each.startsWith(`${list}/`)))
    files.delete(file)
  for (const { path, data } of now) {
    if (typeof data['source'] === 'string')
      note({ file: path.replace(/^content\//, ''), text: data['source'] })
  }
}

/** All files without a draft. */
export function entriesNow(): Entry[] {
  return readEntries(files)
}

/** All files with a draft among them. */
export function entriesWith({ file, text }: Draft): Entry[] {
  return readEntries(new Map([...files, [file, text]]))
}

/**
 * The facts with those of a draft: a field that is missing in it or wrong is as it was before, or as in
 * another entry of its list.
 *
 * @returns whether a field was, too
 */
export function factsWith(draft: Draft): { facts: Facts; isWhole: boolean } | undefined {
  const entries = entriesWith(draft)
  const its = entries.find(({ file }) => file === `content/${draft.file}`)
  const others = [
    ...entriesNow().filter(({ file }) => file === its?.file),
    ...entries.filter(({ file, group }) => group === its?.group && file !== its?.file),
  ]
  const fromOthers = others.map(
    ({ fields }) =>
      (name: string) =>
        fields?.[name],
  )
  const ways = [undefined, ...(others[0]?.file === its?.file ? [] : [() => NOT_YET]), ...fromOthers]
  for (const way of ways) {
    const wrong = way ? wrongFields(entries, its) : []
    for (const name of wrong) {
      const value = way?.(name)
      if (its?.fields && value !== undefined) its.fields[name] = value
      else if (its?.fields) delete its.fields[name]
    }
    const { data } = parseEntries(entries)
    if (data) return { facts: factsOf(data, entries), isWhole: way === undefined }
  }
  return undefined
}

/** The fields of an entry that the schema does not take. */
function wrongFields(entries: readonly Entry[], its: Entry | undefined) {
  const { error } = parseEntries(entries)
  const isList = LISTS.includes(its?.group ?? '')
  const place = entries
    .filter(({ group }) => group === its?.group)
    .findIndex((each) => each === its)
  const ours = (error?.issues ?? []).filter(({ path }) => {
    return path[0] === its?.group && (!isList || path[1] === place)
  })
  return new Set(
    ours.flatMap((issue) => {
      const name = issue.path[isList ? 2 : 1]
      return issue.code === 'unrecognized_keys' ? issue.keys : [String(name)]
    }),
  )
}
