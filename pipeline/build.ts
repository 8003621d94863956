import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { reminder, stillOpen } from './checks/launch-check.ts'
import { missingCharacters } from './fonts/font-check.ts'
import { fontCharacters } from './fonts/fonts.ts'
import { writeHosts } from './hosts/write.ts'
import { writeWorker } from './offline/worker.ts'
import { compress } from './pages/compress.ts'
import { writePages } from './pages/prerender.ts'
import { writeSitemap } from './pages/sitemap.ts'
import { prepare } from './prepare.ts'
import { writeSharePages } from './sharing/share-pages.ts'

const DIST = 'dist'

try {
  // Pictures, font, map and icons, which the app imports.
  await prepare()
  await writePages(DIST)
  await checkCharacters()
  await writeSharePages(DIST)
  await writeSitemap(DIST)
  await writeHosts(DIST)
  // Last, because it knows each page by its hash.
  await writeWorker(DIST)
  await compress(DIST)
  const open = reminder(stillOpen())
  if (open) console.log(open)
} catch (problem) {
  console.error(
    `\nThe build failed. ${problem instanceof Error ? problem.message : String(problem)}`,
  )
  process.exitCode = 1
}

/** @throws when a page asks the display face for a character it lacks */
async function checkCharacters() {
  const problems: string[] = []
  for (const page of globSync('*.html', { cwd: DIST })) {
    const html = await readFile(`${DIST}/${page}`, 'utf8')
    problems.push(...missingCharacters(page, html, fontCharacters))
  }
  if (problems.length > 0) {
    throw new Error(`${problems.join('\n')}\nAdd what is missing to pipeline/fonts/fonts.ts.`)
  }
}
