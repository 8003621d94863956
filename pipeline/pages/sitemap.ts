import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'

import { company } from '#app/content/company.ts'
import { pages } from '#app/content/pages.ts'

/**
 * Writes sitemap.xml with the five pages, and robots.txt that names it. The addresses of services
 * and projects are not in it: their canonical address is the list they lead to.
 *
 * @param folder of the built site
 */
export async function writeSitemap(folder: string) {
  const entries = Object.entries(pages).map(([name, { path }]) => ({
    path,
    // what a page says stands in its module or in the content
    changed: lastChange([`app/pages/${name}.tsx`, 'app/content']),
  }))
  await writeFile(`${folder}/sitemap.xml`, sitemap(entries))
  await writeFile(
    `${folder}/robots.txt`,
    `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`,
  )
}

/**
 * The day of the last commit that touched one of these files, as '2026-11-21'. Nothing when git
 * cannot know: it is not there, this is no clone, or the clone is shallow.
 */
export function lastChange(files: readonly string[]): string | undefined {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined
  return git('log', '-1', '--format=%cs', '--', ...files) || undefined
}

function sitemap(entries: readonly { path: string; changed: string | undefined }[]) {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `  <url><loc>${company.siteUrl}${path}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** What git answers, without its line break; undefined when it fails or is not there. */
function git(...parameters: string[]) {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
