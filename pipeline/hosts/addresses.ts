import { globSync } from 'node:fs'

import { asWritten } from '#app/content/address.ts'

/** What the hosts' files are written as beside the site: nobody is served these. */
const HOST_FILES = ['_headers', '_redirects', 'vercel.json', '.nojekyll']

/**
 * What is in the built folder and has no address, as a regular expression for servers: the page
 * of unknown addresses, the files for hosts, and what goes out in place of a file.
 */
export const HIDDEN = `\\.(br|gz)$|^/(${['404', '404.html', ...HOST_FILES]
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|')})$`

/**
 * The addresses of all pages of a built folder: '/', '/about', '/services/renewable-energy'. The
 * page of unknown addresses has none.
 */
export function pageAddresses(folder: string): string[] {
  const names = globSync('**/*.html', { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  return names
    .map(addressOf)
    .filter((address) => address !== '/404')
    .toSorted()
}

/** The address of a file of the built folder: /about of about.html, / of index.html. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, '')}`
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

/** The other name that people type for the site's: without www. where it has that, else with it. */
export function otherName(site: URL): string {
  return site.hostname.startsWith('www.') ? site.hostname.slice(4) : `www.${site.hostname}`
}
