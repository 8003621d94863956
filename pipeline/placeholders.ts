import { readdirSync, readFileSync } from 'node:fs'

/** A fact the owner has not given yet, where it is written. */
type Placeholder = { place: string; text: string }

const CONTENT = 'app/content'

/** Every call of `placeholder` in the content, in the order of files and lines. */
export function placeholders(): Placeholder[] {
  const files = readdirSync(CONTENT).filter((file) => /(?<!\.test)\.ts$/.test(file))
  return files.toSorted().flatMap((file) => {
    const lines = readFileSync(`${CONTENT}/${file}`, 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      if (!/\bplaceholder\(/.test(line) || line.includes('function placeholder')) return []
      // a long text stands on the line after the call
      const text = line.trim().endsWith('(') ? `${line.trim()}${lines[index + 1]?.trim()}` : line
      return [{ place: `${CONTENT}/${file}:${index + 1}`, text: text.trim() }]
    })
  })
}

if (import.meta.main) {
  const found = placeholders()
  for (const { place, text } of found) console.log(`${place}\n    ${text}`)
  console.log(`\n${found.length} facts are placeholders until the owner gives the real ones.`)
}
