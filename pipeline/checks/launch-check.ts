import { globSync, readFileSync } from 'node:fs'

import { parseSync, Visitor, type ESTree } from 'vite'

const CONTENT = 'app/content'
const COLUMNS = 80

/** What stands for a real address, number or key without being marked, such as out of our own docs. */
const STAND_IN = /\bexample\.(com|net|org)\b|\bYOUR_|^https?:\/\/(localhost|127\.)|700 ?000 ?000/

/** A fact the owner has not given, or a choice nobody has made, where it is written. */
type Open = {
  file: string
  line: number
  /** Where it stands in the data, for example `leaders[2].name`. */
  path: string
  /** Which one of a list it is, by what is said of it first, for example 'Facebook'. */
  which: string | undefined
  /** What the owner has to give: how the comment before it begins, or before the list it is in. */
  asked: string
  /** What is written there now, for example `placeholder('')`. */
  written: string
}

/** What has a name, a place in a list or a comment, from the outermost in. */
type Holder = Extract<
  ESTree.Node,
  {
    type:
      | 'ArrayExpression'
      | 'ExportNamedDeclaration'
      | 'Property'
      | 'VariableDeclaration'
      | 'VariableDeclarator'
  }
>

/**
 * Every call of `placeholder` in the content, every export that is still `undefined`, every text
 * left empty, and what stands for a fact unmarked, in the order of files and lines.
 *
 * @throws when a file cannot be read as TypeScript: half a file would hide what is open
 */
export function stillOpen(): Open[] {
  const files = globSync(`${CONTENT}/**/*.ts`, { exclude: ['**/*.test.ts'] })
  return files.toSorted().flatMap((file) => openIn(file, readFileSync(file, 'utf8')))
}

/** What the build says of it in its one line; nothing once everything is given. */
export function reminder(open: readonly unknown[]): string | undefined {
  return open.length > 0
    ? `Before launch: ${counted(open)} still open; \`npm run launch-check\` says where.`
    : undefined
}

/** What is open in one file. Read as a program, so that no comment or string counts as a call. */
export function openIn(file: string, source: string): Open[] {
  const { program, comments, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)

  const holders: Holder[] = []
  const found: { at: ESTree.Span; written: string }[] = []
  const facts: ESTree.Span[] = []
  const calls: ESTree.Span[] = []
  const textOf = ({ start, end }: ESTree.Span) => source.slice(start, end)
  const hold = (node: Holder) => void holders.push(node)
  new Visitor({
    ArrayExpression: hold,
    Property(node) {
      hold(node)
      facts.push(node.value)
    },
    VariableDeclaration: hold,
    VariableDeclarator: hold,
    ExportNamedDeclaration(node) {
      hold(node)
      if (node.declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of node.declaration.declarations) {
        if (init) facts.push(init)
        if (isNothing(init))
          found.push({ at: init ?? id, written: init ? textOf(init) : 'nothing' })
      }
    },
    Literal(node) {
      if (typeof node.value !== 'string') return
      const isFact = facts.some(({ start }) => start === node.start)
      if (STAND_IN.test(node.value) || (isFact && !node.value.trim())) {
        found.push({ at: node, written: textOf(node) })
      }
    },
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'placeholder') return
      calls.push(node)
      found.push({ at: node, written: `placeholder(${node.arguments.map(textOf).join(', ')})` })
    },
  }).visit(program)

  return found
    .filter(({ at }) => !calls.some(({ start, end }) => start < at.start && at.end < end))
    .toSorted((a, b) => a.at.start - b.at.start)
    .map(({ at, written }) => {
      const around = holders.filter(({ start, end }) => start <= at.start && at.end <= end)
      const remarks = around.flatMap(({ start }) =>
        comments.filter((each) => each.end <= start && !source.slice(each.end, start).trim()),
      )
      return {
        file,
        line: source.slice(0, at.start).split('\n').length,
        path: around.map((holder) => step(holder, at, source)).join(''),
        which: around.flatMap((holder) => firstSaid(holder, at)).at(-1),
        asked: firstParagraph(remarks.at(-1)?.value ?? ''),
        written,
      }
    })
}

/** What is written where a choice would be when nobody has made it, in whatever words. */
function isNothing(value: ESTree.Expression | null): boolean {
  switch (value?.type) {
    case undefined:
      return true
    case 'Identifier':
      return value.name === 'undefined'
    case 'UnaryExpression':
      return value.operator === 'void'
    case 'Literal':
      return value.value === null
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return isNothing(value.expression)
    default:
      return false
  }
}

/** How a comment begins, without its stars; the rest is for who edits the file. */
function firstParagraph(comment: string) {
  const [first = ''] = comment
    .replaceAll(/^\s*\*[ \t]*/gm, '')
    .trim()
    .split('\n\n')
  return first
}

/** What a holder adds to the path of something in it. */
function step(holder: Holder, within: ESTree.Span, source: string) {
  if (holder.type === 'ArrayExpression') return `[${indexIn(holder, within)}]`
  if (holder.type === 'Property') return `.${source.slice(holder.key.start, holder.key.end)}`
  return holder.type === 'VariableDeclarator' && holder.id.type === 'Identifier'
    ? holder.id.name
    : ''
}

/** The first words of the list's entry that something is in. */
function firstSaid(holder: Holder, within: ESTree.Span): string[] {
  if (holder.type !== 'ArrayExpression') return []
  const entry = holder.elements[indexIn(holder, within)]
  if (entry?.type !== 'ObjectExpression') return []
  return entry.properties
    .flatMap((each) =>
      each.type === 'Property' && each.value.type === 'Literal' ? [String(each.value.value)] : [],
    )
    .slice(0, 1)
}

function indexIn({ elements }: ESTree.ArrayExpression, within: ESTree.Span) {
  return elements.findIndex((each) => each && each.start <= within.start && within.end <= each.end)
}

/** The list for the terminal: what is asked for, and below it each place where it is written. */
function listed(open: readonly Open[]): string {
  return open
    .map(({ file, line, path, which, asked, written }, index) => [
      ...(asked === open[index - 1]?.asked ? [] : ['', ...wrapped(asked, '')]),
      `  ${file}:${line}`,
      ...wrapped(
        `${path}${which ? ` (${which})` : ''}: write the real one instead of ${written}`,
        '    ',
      ),
    ])
    .flat()
    .join('\n')
}

function wrapped(text: string, indent: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= COLUMNS) lines.splice(-1, 1, longer)
    else lines.push(indent + word)
  }
  return lines
}

function counted({ length }: readonly unknown[]) {
  return length === 1 ? '1 fact or choice is' : `${length} facts and choices are`
}

if (import.meta.main) {
  const open = stillOpen()
  if (open.length > 0) {
    console.log(`${listed(open).trimStart()}\n\n${counted(open)} still open.`)
    process.exitCode = 1
  } else console.log('Every fact is given and every choice made.')
}
