import type { Collection, Field } from './fields.ts'

/** A name of two words or more, which no English sentence has. */
const NAME = /\b[a-z]+[A-Z]\w*\b/g
const FILE = /\b([a-z]+)\.yaml\b/g

/** A sentence for somebody who has the form and no files: fields and files as they are called there. */
export function inLabels(sentence: string, collections: readonly Collection[]) {
  const labels = new Map(collections.flatMap(({ fields }) => labelsOf(fields)))
  const files = new Map(collections.map(({ name, label }) => [name, label]))
  return sentence
    .replaceAll(NAME, (name) => quoted(labels.get(name)) ?? name)
    .replaceAll(FILE, (file, name: string) => quoted(files.get(name)) ?? file)
}

function labelsOf(fields: readonly Field[]): (readonly [name: string, label: string])[] {
  return fields.flatMap(({ name, label, fields: inside = [] }) => {
    return [[name, label] as const, ...labelsOf(inside)]
  })
}

function quoted(label?: string) {
  return label && `“${label}”`
}
