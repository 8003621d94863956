import { company } from '#app/content/company.ts'
import type { Page } from '#app/content/pages.ts'

/** The head of a page: its title, description and canonical address. */
export function pageMeta({ title, description, path }: Page) {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${company.siteUrl}${path}` },
  ]
}
