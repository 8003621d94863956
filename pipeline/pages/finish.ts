import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import { missingCharacters } from '../fonts/font-check.ts'
import { fontCharacters } from '../fonts/fonts.ts'
import { writeHosts } from '../hosts/write.ts'
import { writeWorker } from '../offline/worker.ts'
import { writeSharePages } from '../sharing/share-pages.ts'
import { compress } from './compress.ts'
import { moduleOf, stylesOfPage, withoutFonts } from './page-styles.ts'
import { finishPage } from './pages.ts'
import { htmlFiles, policyOf, withPolicy } from './policy.ts'
import { writeSitemap } from './sitemap.ts'

const BUILT = 'build/client'
const DIST = 'dist'

/** React Router's page for servers that draw nothing themselves: this site has every page. */
const SPA_FALLBACK = '__spa-fallback.html'

/**
 * Makes dist/ of what React Router built: each page at a flat address with its styles inside it,
 * the addresses to share, the sitemap, the files of the hosts, the worker that keeps it all, and
 * every text compressed.
 *
 * @throws when a page asks the display face for a character it lacks
 */
export async function finish() {
  const entries = await readdir(BUILT, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(BUILT, join(entry.parentPath, entry.name)))
  const pages = names.filter((name) => name.endsWith('.html') && name !== SPA_FALLBACK)
  const styles = await readStyles(names)
  await rm(DIST, { recursive: true, force: true })
  for (const name of names) {
    if (!/\.(html|css)$/.test(name)) await cp(join(BUILT, name), join(DIST, name))
  }
  const problems: string[] = []
  const used = new Map<string, string>()
  for (const name of pages) {
    const page = flatName(name)
    const html = finishPage(await readFile(join(BUILT, name), 'utf8'), (address) => {
      const sheet = styles.get(address)
      if (sheet) used.set(address, sheet)
      return sheet && stylesOfPage(sheet, moduleOf(page))
    })
    await writeFile(join(DIST, page), html)
    problems.push(...missingCharacters(page, html, fontCharacters))
  }
  for (const [address, sheet] of used) {
    await writeFile(join(DIST, address), withoutFonts(sheet))
  }
  if (problems.length > 0) {
    throw new Error(`${problems.join('\n')}\nAdd what is missing to pipeline/fonts/fonts.ts.`)
  }
  await writeSharePages(DIST)
  await writeSitemap(DIST)
  await writeHosts(DIST, await protectPages())
  // last, because it knows each page by its hash
  await writeWorker(DIST)
  await compress(DIST)
}

/** Puts the policy of security into every page, and returns it. */
async function protectPages() {
  const policy = policyOf(DIST)
  for (const file of htmlFiles(DIST)) {
    await writeFile(file, withPolicy(await readFile(file, 'utf8'), policy))
  }
  return policy
}

/** The built stylesheets, by address. */
async function readStyles(names: readonly string[]) {
  const styles = new Map<string, string>()
  for (const name of names.filter((each) => each.endsWith('.css'))) {
    styles.set(`/${name.replaceAll('\\', '/')}`, await readFile(join(BUILT, name), 'utf8'))
  }
  return styles
}

/** about/index.html is about.html: an address without a slash at its end. */
function flatName(name: string) {
  return name.replace(/(.)[\\/]index\.html$/, '$1.html')
}
