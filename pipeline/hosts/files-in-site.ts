import type { HeaderRule } from './headers.ts'

/** Netlify and Cloudflare Pages send this themselves, and would send both if it were here too. */
const HOSTS_OWN = 'cache-control'

/**
 * The `_headers` file of Netlify and Cloudflare Pages. They send every rule that fits, so what
 * other files could do without goes with them too.
 */
export function underscoreHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers)
      .filter(([name, value]) => value !== '' && (path !== '/*' || name !== HOSTS_OWN))
      .map(([name, value]) => `  ${name}: ${value}`)
    return lines.length > 0 ? [path, ...lines, ''].join('\n') : ''
  })
  return blocks.filter(Boolean).join('\n')
}

/**
 * Their `_redirects` file. It knows no patterns, so the usual capitals are listed; a slash at the
 * end and .html these hosts redirect themselves, and what else is typed our own 404 page does.
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
 * The `vercel.json` that lies in the built folder. Vercel takes a header from the last rule that
 * fits. Capitals are left to our own 404 page: Vercel's patterns would redirect them for ever.
 */
export function vercelJson(rules: readonly HeaderRule[]): string {
  const headers = rules.map((rule) => ({
    source: rule.path.replace('*', '(.*)'),
    headers: Object.entries(rule.headers)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => ({ key, value })),
  }))
  const redirects = [{ source: '/index', destination: '/', permanent: true }]
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers, redirects })
}
