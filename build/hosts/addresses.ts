import { globSync } from 'node:fs'

import { ofExtras } from '../extras.ts'

/**
 * Files of the built folder that are never served by name, as a regular expression for servers: the
 * 404 page, the files for hosts, and precompressed files.
 */
export const HIDDEN = '\\.(br|gz)$|^/(404(\\.html)?|_headers|_redirects|(headers|vercel)\\.json)$'

/**
 * The addresses of all pages of a built folder: '/', '/about', '/services/renewable-energy'. The
 * 404 page has none, and what an extra does not list is no page of the site.
 */
export function pageAddresses(folder: string): string[] {
  const unlisted = ['/404', ...ofExtras('unlisted').flat()]
  const names = globSync('**/*.html', { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  return names
    .map(addressOf)
    .filter((address) => !unlisted.includes(address))
    .toSorted()
}

/** The address of a file of the built folder: /about of about.html, / of index.html. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, '')}`
}

/**
 * All accepted spellings of a page's address, with or without a query, as a case-insensitive
 * regular expression for servers: the same as `canonicalPath` of src/content accepts.
 */
export function spellings(page: string): string {
  const path = page === '/' ? '/(?:index)?(?:\\.html)?' : `${page}(?:/index)?(?:\\.html)?`
  return `^${path}/*(\\?.*)?$`
}

/** The site's other host name: without www. if it has that, else with it. */
export function otherName(site: URL): string {
  return site.hostname.startsWith('www.') ? site.hostname.slice(4) : `www.${site.hostname}`
}
