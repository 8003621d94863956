import { globSync } from 'node:fs'

import { asWritten } from '#app/content/address.ts'

/** What the hosts' files are written as beside the site: nobody is served these. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', '.nojekyll'] as const

/**
 * The addresses of all pages of a built folder: '/', '/about', '/services/renewable-energy'. The
 * page of unknown addresses has none.
 */
export function pageAddresses(folder: string): string[] {
  const names = globSync('**/*.html', { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  return names
    .map((name) => `/${name.replace(/^index\.html$|\.html$/, '')}`)
    .filter((address) => address !== '/404')
    .toSorted()
}

/**
 * The page behind an address that is spelled otherwise.
 *
 * @returns nothing when it is spelled as the site writes it, or is no page's
 */
export function cleanAddress(pathname: string, pages: readonly string[]): string | undefined {
  const written = asWritten(pathname)
  return written !== pathname && pages.includes(written) ? written : undefined
}

/** What `asWritten` takes for a page's address, as a regular expression for servers. */
export function spellings(page: string): string {
  return page === '/' ? '^/index(\\.html)?/*$' : `^${page}(/index)?(\\.html)?/*$`
}
