import type { HeaderRules } from './headers.ts'

/** Netlify and Cloudflare Pages send their own, and would send both. */
const HOSTS_OWN = 'cache-control'

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Cloudflare sends the headers of all matching
 * rules, so files carry those of pages too, unless a rule takes a header back with an exclamation
 * mark before it sends its own. Netlify reads no such line, and sends the last.
 *
 * https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 */
export function underscoreHeaders([everywhere, ...others]: HeaderRules): string {
  const blocks = [everywhere, ...others].map((rule) => {
    const isFirst = rule === everywhere
    const lines = Object.entries(rule.headers)
      .filter(([name, value]) => value !== '' && !(isFirst && name === HOSTS_OWN))
      .flatMap(([name, value]) => {
        const isTwice = !isFirst && name !== HOSTS_OWN && name in everywhere.headers
        return [...(isTwice ? [`  ! ${name}`] : []), `  ${name}: ${value}`]
      })
    return lines.length > 0 ? [rule.path, ...lines, ''].join('\n') : ''
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
