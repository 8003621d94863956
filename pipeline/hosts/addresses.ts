import { globSync } from 'node:fs'

/**
 * What is in the built folder and has no address, as a regular expression for servers: the page
 * of unknown addresses, the files for hosts, and what is sent in place of a file.
 */
export const HIDDEN = '\\.(br|gz)$|^/(404(\\.html)?|_headers|_redirects|vercel\\.json)$'

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
 * All spellings of a page's address, with or without a query, as a regular expression for
 * servers that is to ignore case: what `asWritten` of app/content takes for it.
 */
export function spellings(page: string): string {
  const path = page === '/' ? '/(?:index)?(?:\\.html)?' : `${page}(?:/index)?(?:\\.html)?`
  return `^${path}/*(\\?.*)?$`
}

/** The other name that people type for the site's: without www. where it has that, else with it. */
export function otherName(site: URL): string {
  return site.hostname.startsWith('www.') ? site.hostname.slice(4) : `www.${site.hostname}`
}
