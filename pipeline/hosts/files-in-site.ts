import { DESK } from './addresses.ts'
import type { HeaderRules } from './headers.ts'

/** Netlify and Cloudflare Pages send their own, and would send both. */
const HOSTS_OWN = 'cache-control'

/**
 * The `_headers` file of Netlify and Cloudflare Pages. They send the headers of all matching
 * rules, so files carry those of pages too. Those that the desk has in another form are for each page
 * instead.
 *
 * @param pages the addresses of all pages
 */
export function underscoreHeaders(rules: HeaderRules, pages: readonly string[]): string {
  const desk = rules.find(({ path }) => path === DESK)?.headers ?? {}
  const [{ headers: everywhere }] = rules
  const shared = (isDesks: boolean) => {
    return Object.entries(everywhere).filter(([name]) => name in desk === isDesks)
  }
  const groups = new Set(pages.map((page) => page.replace(/(?<=.)\/.*/, '/*')))
  const all = [
    { path: '/*', headers: Object.fromEntries(shared(false)) },
    ...[...groups].map((path) => ({ path, headers: Object.fromEntries(shared(true)) })),
    ...rules.slice(1),
  ]
  const blocks = all.map(({ path, headers }) => {
    const lines = Object.entries(headers)
      .filter(([name, value]) => value !== '' && (path !== '/*' || name !== HOSTS_OWN))
      .map(([name, value]) => `  ${name}: ${value}`)
    return lines.length > 0 ? [path, ...lines, ''].join('\n') : ''
  })
  return blocks.filter(Boolean).join('\n')
}

/**
 * Their `_redirects` file. It has no patterns, so the usual capitalisations are listed. The hosts
 * themselves redirect a trailing slash and .html; our 404 page handles other spellings.
 *
 * @param pages the addresses of all pages
 */
export function underscoreRedirects(pages: readonly string[]): string {
  return pages
    .flatMap((page) => {
      const title = page.replaceAll(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase())
      return page === '/' ? ['/index /'] : [`${title} ${page}`, `${page.toUpperCase()} ${page}`]
    })
    .map((line) => `${line} 301\n`)
    .join('')
}

/**
 * The `vercel.json` of the built folder. Vercel takes a header from the last matching rule.
 * Capitals are left to our 404 page: Vercel's case-insensitive patterns would loop.
 */
export function vercelJson(rules: HeaderRules): string {
  const headers = rules.map((rule) => ({
    source: rule.path.replace('*', '(.*)'),
    headers: Object.entries(rule.headers)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => ({ key, value })),
  }))
  const redirects = [{ source: '/index', destination: '/', permanent: true }]
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers, redirects })
}
