import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { company } from '#app/content/company.ts'
import { previewTags, type SharePicture } from '#app/content/link-preview.ts'
import { type Shareable, shareables } from '#app/content/shareable.ts'

import { token } from '../fonts/tokens.ts'
import { escaped } from '../pages/html.ts'
import { policyElement } from '../pages/policy.ts'

/**
 * Writes a page for every service and project at its own address, such as
 * services/renewable-energy.html: what link previews read, which leads a visitor on to the list.
 *
 * @param folder of the built site
 * @throws when a service or project has no share picture
 */
export async function writeSharePages(folder: string) {
  // imported late, because the build has only now written it
  const { sharePictures } = await import('#app/generated/share.ts')
  for (const shareable of shareables) {
    const picture = sharePictures[shareable.path]
    if (!picture) throw new Error(`${shareable.path} has no share picture`)
    const file = `${folder}${shareable.path}.html`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, sharePage(shareable, picture))
  }
}

/**
 * One such page. It leads on at once by the head alone, so a visitor sees it only where that is
 * turned off; search engines are given the list as the address of all this.
 */
export function sharePage(
  { path, leadsTo, list, heading, title, description }: Shareable,
  picture: SharePicture,
): string {
  const tags = previewTags({ path, title: heading, description, picture }).map((tag) => {
    const attributes = Object.entries(tag).map(([name, value]) => `${name}="${escaped(value)}"`)
    return `<meta ${attributes.join(' ')}>`
  })
  const [paper, ink] = [token('--paper'), token('--ink')]
  return `<!doctype html>
<html lang="en-UG">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${policyElement()}
<meta http-equiv="refresh" content="0; url=${escaped(leadsTo)}">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${escaped(`${company.siteUrl}${list}`)}">
${tags.join('\n')}
<meta name="theme-color" content="${paper}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
body { max-width: 36rem; padding: 10vh 8vw; background: ${paper}; color: ${ink} }
body { font: 1.0625rem/1.6 ${token('--font-body')} }
a { display: inline-block; padding: 0.75rem 0; color: inherit }
</style>
<main>
<h1>${escaped(heading)}</h1>
<p>${escaped(description)}</p>
<p><a href="${escaped(leadsTo)}">See it at ${escaped(company.name)}</a></p>
</main>
`
}
