import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** schema.org's vocabulary as schema-dts writes it down: an interface for every type and its own properties. */
const VOCABULARY = createRequire(import.meta.url)
  .resolve('schema-dts/package.json')
  .replace('package.json', 'dist/schema.d.ts')

type Entry = { above: string[]; properties: string[] }

const entries = new Map(
  [
    ...readFileSync(VOCABULARY, 'utf8').matchAll(
      /^(?:export )?interface (\w+) extends ([^{]+)\{\n([\s\S]*?)^\}/gm,
    ),
  ].map(([, name = '', above = '', body = '']): [string, Entry] => {
    const properties = [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property)
    return [name, { above: above.split(',').map((each) => each.trim()), properties }]
  }),
)

/** The properties schema.org defines for a type and for all types above it; none for an unknown one. */
export function propertiesOf(type: string): ReadonlySet<string> {
  return new Set(gathered(`${type}Leaf`))
}

function gathered(name: string): string[] {
  const entry = entries.get(name)
  return entry ? [...entry.properties, ...entry.above.flatMap(gathered)] : []
}
