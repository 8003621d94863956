// npm run build; with 'prepare' only the files that the development server needs before it starts, with
// 'pictures' only the pictures.
import { contentFiles } from '#src/content/read.ts'

import { checkContent } from './content/check.ts'
import { warningsInWords } from './content/report.ts'
import { readOriginals } from './pictures/originals.ts'

try {
  const { pending, warnings } = checkContent(contentFiles(), await readOriginals())
  // imported once it is known that the content can be read
  const { build, prepare, writePictures } = await import('./site.ts')
  const [, , part] = process.argv
  if (part === 'prepare') await prepare()
  else if (part === 'pictures') await writePictures()
  else {
    await build()
    if (pending.length > 0) {
      console.log(
        `Before launch: ${pending.length} facts are open; \`npm run launch-check\` says which.`,
      )
    }
    if (warnings.length > 0) console.warn(warningsInWords(warnings))
  }
} catch (problem) {
  console.error(`\n${problem instanceof Error ? problem.message : String(problem)}`)
  process.exitCode = 1
}
