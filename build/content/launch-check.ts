// npm run launch-check: lists what the owner has not given and what is hardly meant, and fails while
// anything is.
import { contentFiles } from '#src/content/read.ts'

import { readOriginals } from '../pictures/originals.ts'
import { checkContent } from './check.ts'
import { warningsInWords } from './report.ts'

try {
  const { pending, warnings } = checkContent(contentFiles(), await readOriginals())
  for (const { file, line, give } of pending) console.log(`${file}:${line}\n    ${give}\n`)
  console.log(
    pending.length > 0
      ? `${pending.length} facts are open: write the real ones in place of their placeholders.`
      : 'Every fact is given.',
  )
  if (warnings.length > 0) console.log(`\n${warningsInWords(warnings)}`)
  process.exitCode = pending.length + warnings.length > 0 ? 1 : 0
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
