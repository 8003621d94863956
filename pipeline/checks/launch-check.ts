import { globSync, readFileSync } from 'node:fs'

/** A fact the owner has not given, or a choice nobody has made, where it is written. */
type Open = {
  file: string
  line: number
  /** The line itself. */
  written: string
  /** What the owner has to give: how the comment before it begins, or before the list it is in. */
  asked: string
}

const OPEN = [
  // marked as a placeholder
  /(?<!function )\bplaceholder\(/,
  // a choice nobody has made, a text left empty
  /^export (const|let) .*= (undefined|null)\b/,
  /: ''/,
  // what stands for a real address, number or key without being marked, as in our own docs
  /\bexample\.(com|net|org)\b|\bYOUR_|\b(localhost|127\.0)|700 ?000 ?000/,
]

const COMMENT = /^\s*(\/\/|\/?\*)/

/** All that is still open in the content, in the order of files and lines. */
export function stillOpen(): Open[] {
  const files = globSync('app/content/**/*.ts', { exclude: ['**/*.test.ts'] })
  return files.toSorted().flatMap((file) => openIn(file, readFileSync(file, 'utf8')))
}

/** What is open in one file. Line by line, which is how the formatter leaves facts. */
export function openIn(file: string, source: string): Open[] {
  const lines = source.split('\n')
  return lines.flatMap((text, index) => {
    if (COMMENT.test(text) || !OPEN.some((sign) => sign.test(text))) return []
    const before = lines.slice(0, index).join('\n')
    const comment = [...before.matchAll(/\/\*\*([\s\S]*?)\*\//g)].at(-1)?.[1] ?? ''
    // the rest of it is for who edits the file
    const [asked = ''] = comment
      .replaceAll(/^\s*\*[ \t]*/gm, '')
      .trim()
      .split('\n\n')
    const written = text.trim()
    return [{ file, line: index + 1, written, asked: asked.replaceAll('\n', ' ') }]
  })
}

/** What the build says of it in its one line; nothing once everything is given. */
export function reminder({ length }: readonly unknown[]): string | undefined {
  return length === 0
    ? undefined
    : `Before launch: ${length} facts or choices are open; \`npm run launch-check\` says where.`
}

if (import.meta.main) {
  const open = stillOpen()
  for (const { file, line, written, asked } of open) {
    console.log(`${file}:${line}\n    ${written}\n    ${asked}\n`)
  }
  console.log(
    open.length > 0
      ? `${open.length} facts or choices are open: write the real ones in their place.`
      : 'Every fact is given and every choice made.',
  )
  process.exitCode = open.length > 0 ? 1 : 0
}
