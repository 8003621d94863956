/** Headers that every answer to the addresses of a path carries. */
export type HeaderRule = {
  /** An address, or with a star at its end all that start like it. */
  path: `/${string}`
  /** By name in small letters. An empty one is not sent; hosts that cannot leave it out send it. */
  headers: Readonly<Record<string, string>>
}

/** The first is for all addresses; a later one that fits replaces its headers. */
export type HeaderRules = readonly [HeaderRule, ...HeaderRule[]]

/**
 * What speaks of pages only. With every other file it would cost the visitor bytes again: nginx
 * does not compress headers that it sent before.
 */
const NOT_FOR_FILES = {
  'content-security-policy': '',
  'cross-origin-opener-policy': '',
}

const FOR_A_YEAR = {
  ...NOT_FOR_FILES,
  'cache-control': 'public, max-age=31536000, immutable',
}

/**
 * The one model of headers: every host's file is written from it, and `npm start` serves by it.
 *
 * @param policy the Content Security Policy of the site
 */
export function headerRules(policy: string): HeaderRules {
  return [
    {
      path: '/*',
      headers: {
        // Kept, but revalidated each time: the name stays when the content changes.
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        // Two years; without includeSubDomains, for the firm may run others on its domain.
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
      },
    },
    // The names in these folders have a hash of the content.
    { path: '/assets/*', headers: FOR_A_YEAR },
    { path: '/fonts/*', headers: { ...FOR_A_YEAR, 'content-type': 'font/woff2' } },
    { path: '/pictures/*', headers: FOR_A_YEAR },
    { path: '/share/*', headers: FOR_A_YEAR },
    // Browsers ask for it again with every page.
    {
      path: '/favicon.svg',
      headers: { ...NOT_FOR_FILES, 'cache-control': 'public, max-age=86400' },
    },
    // The viewer of some browsers is a page of their own that our policy would keep empty.
    { path: '/company-profile.pdf', headers: NOT_FOR_FILES },
    // Types that not every server knows.
    {
      path: '/contact.vcf',
      headers: {
        'content-type': 'text/vcard;charset=utf-8',
        'content-disposition': 'attachment; filename="contact.vcf"',
      },
    },
    { path: '/site.webmanifest', headers: { 'content-type': 'application/manifest+json' } },
    { path: '/robots.txt', headers: { 'content-type': 'text/plain;charset=utf-8' } },
  ]
}

/** The headers of the answer to one address, a path without query. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const fitting = rules.filter(({ path }) => {
    return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
  })
  const headers: Record<string, string> = Object.assign({}, ...fitting.map((rule) => rule.headers))
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
}
