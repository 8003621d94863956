import { parseDocument } from 'yaml'

import type { ContentFiles } from '#src/content/read.ts'

/** What a fact is in a file: a text, a list, or fields; nothing for one that is not there. */
export type Fact = string | Fact[] | { [field: string]: Fact } | undefined

/** Where a fact stands in a file: the fields and places in lists that lead to it. */
export type Path = readonly (string | number)[]

/** One thing that an owner does in one file of content/. */
export type Edit =
  | { what: 'write'; file: string; path: Path; fact: Fact }
  | { what: 'add'; file: string; path: Path; fact: Fact }
  | { what: 'keep'; file: string; path: Path; count: number }
  | { what: 'file'; file: string; text: string | undefined }

/** A single change that an owner may make, with what must go with it. */
export type Variation = { name: string; edits: readonly Edit[] }

/** A file of content/ with every fact as text, as the build reads it. */
export function documentOf(text: string) {
  return parseDocument(text, { schema: 'failsafe' })
}

/** The files as they are after some edits. */
export function edited(files: ContentFiles, edits: readonly Edit[]): ContentFiles {
  const all = new Map(files)
  for (const file of new Set(edits.map((each) => each.file))) {
    const its = edits.filter((each) => each.file === file)
    const whole = its.find((each) => each.what === 'file')
    const text = whole ? whole.text : textAfter(files.get(file) ?? '', its)
    if (text === undefined) all.delete(file)
    else all.set(file, text)
  }
  return all
}

function textAfter(text: string, edits: readonly Edit[]) {
  const document = documentOf(text)
  for (const edit of edits) {
    if (edit.what === 'write' && edit.fact !== undefined) document.setIn(edit.path, node(edit.fact))
    if (edit.what === 'add') document.addIn(edit.path, node(edit.fact))
  }
  // the last first, because places in lists move
  const gone = edits.filter((edit) => edit.what === 'write' && edit.fact === undefined)
  for (const edit of gone.toReversed()) if ('path' in edit) document.deleteIn(edit.path)
  for (const edit of edits) {
    if (edit.what !== 'keep') continue
    for (let index = itemsAt(edit.path).length - 1; index >= edit.count; index--) {
      document.deleteIn([...edit.path, index])
    }
  }
  // as the page /edit writes, and people by hand
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false })

  function itemsAt(path: Path) {
    const { items } = document.getIn(path, true) as { items: unknown[] }
    return items
  }

  function node(fact: Fact) {
    // a point stands in one line, as the comments of content/ show it
    return document.createNode(fact, { flow: Array.isArray(fact) && fact.every(isNumber) })
  }
}

/** Whether something is a number, as text. */
export function isNumber(fact: unknown) {
  return typeof fact === 'string' && /^\d+(\.\d+)?$/.test(fact)
}

/** Whether two variations touch the same fact, or one what is in the other's. */
export function meet(one: Variation, other: Variation) {
  return one.edits.some((edit) => other.edits.some((each) => meets(edit, each)))
}

function meets(one: Edit, other: Edit) {
  if (one.file !== other.file) return false
  const [path, others] = [one, other].map((each) => ('path' in each ? each.path : [])) as [
    Path,
    Path,
  ]
  const [short, long] = path.length < others.length ? [path, others] : [others, path]
  return short.every((step, index) => step === long[index])
}
