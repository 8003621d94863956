/** Headers that every answer to the addresses of a path carries. */
type HeaderRule = {
  /** An address, or with a star at its end all that start like it. */
  path: `/${string}`
  headers: Readonly<Record<string, string>>
}

const FOR_A_YEAR = 'public, max-age=31536000, immutable'

/** Of several rules that fit an address, a later one replaces the headers of an earlier one. */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      // Kept, but asked after each time: the name stays when the content changes.
      'cache-control': 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
  },
  // Browsers ask for it again with every page.
  { path: '/favicon.svg', headers: { 'cache-control': 'public, max-age=86400' } },
  {
    path: '/contact.vcf',
    headers: {
      'content-type': 'text/vcard;charset=utf-8',
      'content-disposition': 'attachment; filename="contact.vcf"',
    },
  },
  // A hash of the content is part of these names.
  { path: '/assets/*', headers: { 'cache-control': FOR_A_YEAR } },
  { path: '/fonts/*', headers: { 'cache-control': FOR_A_YEAR } },
  { path: '/pictures/*', headers: { 'cache-control': FOR_A_YEAR } },
  { path: '/share/*', headers: { 'cache-control': FOR_A_YEAR } },
]

/** The headers of the answer to one address, a path without query. */
export function headersFor(pathname: string): Record<string, string> {
  const fitting = headerRules.filter(({ path }) => {
    return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
  })
  return Object.assign({}, ...fitting.map(({ headers }) => headers))
}
