// npm run build; with 'prepare' only what Vite and the checks need before they start, with
// 'pictures' only the pictures.
import { writeContent } from './content/write.ts'

try {
  const { length } = await writeContent()
  // imported once the content is there that it reads
  const { build, prepare } = await import('./site.ts')
  const { encodePictures } = await import('./pictures/pictures.ts')
  const [, , part] = process.argv
  if (part === 'prepare') await prepare()
  else if (part === 'pictures') await encodePictures()
  else {
    await build()
    if (length > 0) {
      console.log(`Before launch: ${length} facts are open; \`npm run launch-check\` says which.`)
    }
  }
} catch (problem) {
  console.error(`\n${problem instanceof Error ? problem.message : String(problem)}`)
  process.exitCode = 1
}
