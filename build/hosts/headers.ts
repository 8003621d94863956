import { ofExtras } from '../extras.ts'
import { FOR_A_YEAR, type HeaderRule, NOT_FOR_FILES } from './header-rule.ts'

/** The first is for all addresses; later ones that match override its headers. */
export type HeaderRules = readonly [HeaderRule, ...HeaderRule[]]

/**
 * The one model of headers: every host's file is generated from it, and `npm start` uses it.
 *
 * @param policy the Content Security Policy of the site
 * @param folder the built site
 */
export function headerRules(policy: string, folder: string): HeaderRules {
  return [
    {
      path: '/*',
      headers: {
        // Cached, but revalidated each time: the name stays when the content changes.
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'referrer-policy': 'strict-origin-when-cross-origin',
        // Two years; without includeSubDomains, because the firm may run other sites on its domain.
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
      },
    },
    // File names in these folders contain a hash of the content.
    { path: '/assets/*', headers: FOR_A_YEAR },
    { path: '/fonts/*', headers: { ...FOR_A_YEAR, 'content-type': 'font/woff2' } },
    { path: '/pictures/*', headers: FOR_A_YEAR },
    // Browsers request it with every page.
    {
      path: '/favicon.svg',
      headers: { ...NOT_FOR_FILES, 'cache-control': 'public, max-age=86400' },
    },
    // Types that some servers do not know.
    { path: '/site.webmanifest', headers: { 'content-type': 'application/manifest+json' } },
    { path: '/robots.txt', headers: { 'content-type': 'text/plain;charset=utf-8' } },
    ...ofExtras('headers').flatMap((headers) => headers(folder)),
  ]
}

/** The headers of the response to one address, a path without query. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const fitting = rules.filter(({ path }) => {
    return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
  })
  const headers: Record<string, string> = Object.assign({}, ...fitting.map((rule) => rule.headers))
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
}
