import { company } from '#app/content/company.ts'
import { previewTags } from '#app/content/link-preview.ts'
import type { Page } from '#app/content/pages.ts'
import { sharePictures } from '#app/generated/share.ts'

/** What React Router's meta takes besides the elements of this file. */
type Data = { 'script:ld+json': object }

/**
 * The head of a page: its title, description and canonical address; and in the page as built, for
 * machines, which load pages and do not go on by script, its link preview and structured data.
 *
 * @param data only where the page is built: `import.meta.env.SSR && [...]`
 * @throws when the page has no share picture
 */
export function pageMeta({ title, description, path }: Page, data: readonly Data[] | false) {
  const head = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${company.siteUrl}${path}` },
  ]
  if (!import.meta.env.SSR) return head
  const picture = sharePictures[path]
  if (!picture) throw new Error(`${path} has no share picture`)
  return [...head, ...previewTags({ path, title, description, picture }), ...(data || [])]
}
