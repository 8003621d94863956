import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { escaped } from '#build/pages/html.ts'
import { policyElement } from '#build/pages/policy.ts'
import { filledPage } from '#build/template.ts'
import { company } from '#src/content/company.ts'

import { previewTags } from './link-preview.ts'
import { type Shareable, shareables } from './shareable.ts'

/**
 * Writes a page for every service and project at its own address, such as
 * services/renewable-energy.html: link previews read it, and visitors are redirected to the list.
 *
 * @param folder of the built site
 * @throws when a service or project has no share picture
 */
export async function writeSharePages(folder: string) {
  for (const shareable of shareables) {
    const file = `${folder}${shareable.path}.html`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, sharePage(shareable))
  }
}

/**
 * One such page. It redirects from its head, so a visitor sees it only if that is turned off; for
 * search engines its canonical address is the list.
 */
export function sharePage(shareable: Shareable): string {
  const { path, leadsTo, list, heading, title, description, imageAlt } = shareable
  const alt = `${heading}. ${imageAlt}`
  return filledPage('extras/sharing/share-page.html', {
    policy: policyElement(),
    tags: previewTags({ path, title: heading, description, alt }),
    title: escaped(title),
    heading: escaped(heading),
    description: escaped(description),
    leadsTo: escaped(leadsTo),
    canonical: escaped(`${company.siteUrl}${list}`),
    name: escaped(company.name),
  })
}
