import { resolve, sep } from 'node:path'

import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

import type { Facts } from '#src/content/read.ts'

import { shownFacts } from './shown-facts.ts'

const SITE = ['src', 'extras'].map((room) => resolve(room) + sep)
const FACTS = /(^\.|\/content)\/facts\.ts$/
const FACT = /^virtual:fact\//

/**
 * Writes facts into the site's scripts: a module of the site that reads `facts.contact.phone`
 * imports that fact alone, as its value, and the bundler leaves out what no page uses. So a script
 * has nothing of the content but what it shows, nor what reads it.
 */
export function factsPlugin(): Plugin {
  return {
    name: 'facts',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bfacts\.ts\b/ },
      async handler(code, id) {
        if (!SITE.some((room) => resolve(id).startsWith(room))) return undefined
        const { program } = parseSync(id, code, { lang: 'js' })
        const statement = program.body.find(isImportOfFacts)
        if (!statement) return undefined
        const { read, others } = factsIn(program, await shownFacts())
        const other = others.find((place) => place < statement.start || place > statement.end)
        if (other) this.error('Which fact? Name one, as in facts.contact.phone.', other)
        return { code: withImports(code, statement, read), map: null }
      },
    },
    resolveId: { filter: { id: FACT }, handler: (id) => id },
    load: {
      filter: { id: FACT },
      async handler(id) {
        const fact = factAt(id.replace(FACT, ''), await shownFacts())
        return `export default ${JSON.stringify(fact)}`
      },
    },
  }
}

function isImportOfFacts(statement: ESTree.Statement | ESTree.Directive) {
  return statement.type === 'ImportDeclaration' && FACTS.test(statement.source.value)
}

/** A part of a module. */
type Part = { start: number; end: number }

/** A module that imports each fact that it reads, in the place of the import of them all. */
function withImports(
  code: string,
  { start, end }: Part,
  read: readonly (Part & { path: string })[],
) {
  const paths = [...new Set(read.map(({ path }) => path))]
  const imports = paths.map((path, index) => `import fact${index} from 'virtual:fact/${path}'`)
  const changes = [
    { start, end, text: imports.join(';') },
    ...read.map((fact) => ({ ...fact, text: `fact${paths.indexOf(fact.path)}` })),
  ]
  // from the end, because what stands behind a change moves
  changes.sort((one, other) => other.start - one.start)
  return changes.reduce((changed, part) => {
    return changed.slice(0, part.start) + part.text + changed.slice(part.end)
  }, code)
}

/**
 * Where a program reads a group of facts, such as `facts.figures`, or one fact of a group, and where
 * else it names `facts`.
 */
function factsIn(program: ESTree.Program, facts: Facts) {
  const read = new Map<number, Part & { path: string }>()
  const named = new Set<number>()
  const fields = new Set<number>()
  new Visitor({
    Identifier({ name, start }) {
      if (name === 'facts' && !fields.has(start)) named.add(start)
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) fields.add(key.start)
    },
    // what goes furthest comes first: facts.contact.phone, then the facts.contact in it
    MemberExpression(member) {
      const { start, end, computed, property } = member
      if (!computed) fields.add(property.start)
      const path = pathOf(member)
      if (path && isGroupOrFact(path, facts) && !read.has(start))
        read.set(start, { start, end, path })
    },
  }).visit(program)
  return { read: [...read.values()], others: [...named].filter((place) => !read.has(place)) }
}

/** 'contact.phone', of an expression that begins with `facts`. */
function pathOf({ object, property, computed }: ESTree.MemberExpression): string | undefined {
  if (computed || property.type !== 'Identifier') return undefined
  if (object.type === 'Identifier') return object.name === 'facts' ? property.name : undefined
  const path = object.type === 'MemberExpression' && pathOf(object)
  return path ? `${path}.${property.name}` : undefined
}

function isGroupOrFact(path: string, facts: Facts) {
  const [group = '', ...below] = path.split('.')
  const value = factAt(group, facts)
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  return below.length === 0 || (below.length === 1 && isGroup)
}

function factAt(path: string, facts: Facts): unknown {
  return path.split('.').reduce((value: unknown, step) => {
    return Object.entries(value ?? {}).find(([name]) => name === step)?.[1]
  }, facts)
}
