import { writeFile } from 'node:fs/promises'

import { company } from '#src/content/company.ts'
import { menu } from '#src/content/pages.ts'

/**
 * Writes sitemap.xml with the pages of the menu, and robots.txt. Services and projects are left out: their
 * canonical address is the list that they redirect to.
 *
 * @param folder of the built site
 */
export async function writeSitemap(folder: string) {
  const urls = menu.map(({ path }) => `  <url><loc>${company.siteUrl}${path}</loc></url>\n`)
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
