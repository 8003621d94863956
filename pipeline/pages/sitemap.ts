import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'

import { company } from '#app/content/company.ts'
import { menu } from '#app/content/pages.ts'

/**
 * Writes sitemap.xml with the five pages, and robots.txt. Services and projects are left out: their
 * canonical address is the list that they redirect to.
 *
 * @param folder of the built site
 */
export async function writeSitemap(folder: string) {
  const urls = menu.map(({ path }) => {
    const day = lastChange(sourcesOf(path))
    const lastmod = day ? `<lastmod>${day}</lastmod>` : ''
    return `  <url><loc>${company.siteUrl}${path}</loc>${lastmod}</url>\n`
  })
  await writeFile(
    `${folder}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`,
  )
  await writeFile(
    `${folder}/robots.txt`,
    `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`,
  )
}

/** The files that determine what a page says: its module, and the content. */
export function sourcesOf(path: string): readonly string[] {
  return [`app/pages/${path.slice(1) || 'home'}.tsx`, 'app/content', 'content']
}

/**
 * The day of the last commit that touched one of these files, as '2026-11-21'. Empty when git
 * cannot know: it is not there, this is no clone, or the clone is shallow.
 */
function lastChange(files: readonly string[]): string {
  const isWhole = git('rev-parse', '--is-shallow-repository') === 'false'
  return isWhole ? git('log', '-1', '--format=%cs', '--', ...files) : ''
}

function git(...parameters: string[]) {
  return spawnSync('git', parameters, { encoding: 'utf8' }).stdout?.trim()
}
