import { company } from '#app/content/company.ts'
import { previewTags } from '#app/content/link-preview.ts'
import type { Page } from '#app/content/pages.ts'
import { sharePictures } from '#app/generated/share.ts'

/**
 * The head of a page: its title, description and canonical address, and its link preview.
 *
 * @throws when the page has no share picture
 */
export function pageMeta({ title, description, path }: Page) {
  const picture = sharePictures[path]
  if (!picture) throw new Error(`${path} has no share picture`)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${company.siteUrl}${path}` },
    ...previewTags({ path, title, description, picture }),
  ]
}
