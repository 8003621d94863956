// npm run launch-check: lists what the owner has not given, and fails while anything is.
import { readOriginals } from '../pictures/originals.ts'
import { contentFiles, readContent } from './read.ts'

try {
  const { open } = readContent(contentFiles(), await readOriginals())
  for (const { file, line, give } of open) console.log(`${file}:${line}\n    ${give}\n`)
  console.log(
    open.length > 0
      ? `${open.length} facts are open: write the real ones in place of their placeholders.`
      : 'Every fact is given.',
  )
  process.exitCode = open.length > 0 ? 1 : 0
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
