// npm run launch-check: lists what the owner has not given, and fails while anything is.
import { contentFiles } from '#src/content/read.ts'

import { readOriginals } from '../pictures/originals.ts'
import { checkContent } from './check.ts'

try {
  const { pending } = checkContent(contentFiles(), await readOriginals())
  for (const { file, line, give } of pending) console.log(`${file}:${line}\n    ${give}\n`)
  console.log(
    pending.length > 0
      ? `${pending.length} facts are open: write the real ones in place of their placeholders.`
      : 'Every fact is given.',
  )
  process.exitCode = pending.length > 0 ? 1 : 0
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
