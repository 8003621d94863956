import { company } from '#app/content/company.ts'
import type { Page } from '#app/content/pages.ts'

/** What browsers and search engines read of a page: its title, description and canonical address. */
export function Seo({ title, description, path }: Pick<Page, 'title' | 'description' | 'path'>) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${company.siteUrl}${path}`} />
    </>
  )
}
