import { globSync } from 'node:fs'

/** What the hosts' files are written as beside the site: nobody is served these. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', '.nojekyll'] as const

/**
 * The addresses of all pages of a built folder: '/', '/about', '/services/renewable-energy'. The
 * page of unknown addresses has none.
 *
 * @throws when a page has a name that a host's file could take for something else
 */
export function pageAddresses(folder: string): string[] {
  const names = globSync('**/*.html', { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  return names
    .map((name) => `/${name.replace(/^index\.html$|\.html$/, '')}`)
    .filter((address) => address !== '/404')
    .toSorted()
}

/**
 * The one way an address of a page is written: small letters, without .html, without index,
 * without a slash at its end.
 *
 * @returns the address of the page, or nothing when it is written so already or no page's
 */
export function cleanAddress(pathname: string, pages: readonly string[]): string | undefined {
  return pages.find((page) => page !== pathname && new RegExp(spellings(page), 'i').test(pathname))
}

/** Every spelling of a page's address, as a regular expression in the words that all hosts share. */
export function spellings(page: string): string {
  return page === '/' ? '^/index(\\.html)?/*$' : `^${page}(/index)?(\\.html)?/*$`
}
