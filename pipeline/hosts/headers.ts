/** Headers that every answer to the addresses of a path carries. */
export type HeaderRule = {
  /** An address, or with a star at its end all that start like it. */
  path: `/${string}`
  /** By name in small letters. An empty one is not sent; hosts that cannot leave it out send it. */
  headers: Readonly<Record<string, string>>
}

const FOR_A_YEAR = 'public, max-age=31536000, immutable'

/** What a page of this site has no use for, so that nothing that gets into one has it either. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * What speaks of pages only. With other files it would be a kilobyte each time on a connection
 * that does not compress headers, which HTTP/2 does.
 */
const NO_PAGE = {
  'content-security-policy': '',
  'cross-origin-opener-policy': '',
  'permissions-policy': '',
}

/** A hash of the content is part of the names in these folders. */
const HASHED = ['/assets/*', '/fonts/*', '/pictures/*', '/share/*'] as const

/**
 * The one model of headers: every host's file is written from it, and `npm start` serves by it.
 * Of several rules that fit an address, a later one replaces the headers of an earlier one.
 *
 * @param policy the Content-Security-Policy of the site
 */
export function headerRules(policy: string): readonly HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        // Kept, but asked after each time: the name stays when the content changes.
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
        'referrer-policy': 'strict-origin-when-cross-origin',
        // Two years; without includeSubDomains, for the firm may run others on its domain.
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
      },
    },
    // Browsers ask for it again with every page.
    { path: '/favicon.svg', headers: { ...NO_PAGE, 'cache-control': 'public, max-age=86400' } },
    {
      path: '/contact.vcf',
      headers: {
        'content-type': 'text/vcard;charset=utf-8',
        'content-disposition': 'attachment; filename="contact.vcf"',
      },
    },
    // The viewer of some browsers is a page of their own that our policy would keep empty.
    { path: '/company-profile.pdf', headers: NO_PAGE },
    ...HASHED.map((path) => ({ path, headers: { ...NO_PAGE, 'cache-control': FOR_A_YEAR } })),
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

/** A header by the addresses it is for: always, unless a path has a value of its own or none. */
export type Spread = { always?: string; at: { path: string; value: string }[] }

/** The same rules by header, for hosts that are told so. */
export function perHeader(rules: readonly HeaderRule[]): Map<string, Spread> {
  const spread = new Map<string, Spread>()
  for (const { path, headers } of rules) {
    for (const [name, value] of Object.entries(headers)) {
      const header = spread.get(name) ?? { at: [] }
      if (path === '/*') header.always = value
      else header.at.push({ path, value })
      spread.set(name, header)
    }
  }
  return spread
}
