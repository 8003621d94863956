import { perHeader } from './headers.ts'
import type { HeaderRule } from './headers.ts'

/** Netlify and Cloudflare Pages send this themselves, and would send both if it were here too. */
const HOSTS_OWN = 'cache-control'

/**
 * The `_headers` file of Netlify and Cloudflare Pages. They send every rule that fits, values of
 * the same header joined by a comma: so no header is in two rules that fit one address, and what
 * other files could do without goes with them too.
 *
 * @throws when one would be
 */
export function underscoreHeaders(rules: readonly HeaderRule[]): string {
  const twice = [...perHeader(rules)].find(([name, { always, at }]) => {
    const others = at.filter(({ value }) => value !== '')
    return always !== undefined && others.length > 0 && name !== HOSTS_OWN
  })
  if (twice) throw new Error(`${twice[0]} would be sent twice from _headers`)
  const blocks = rules.flatMap(({ path, headers }) => {
    const lines = Object.entries(headers)
      .filter(([name, value]) => value !== '' && (path !== '/*' || name !== HOSTS_OWN))
      .map(([name, value]) => `  ${name}: ${value}`)
    return lines.length > 0 ? [[path, ...lines].join('\n')] : []
  })
  return `${blocks.join('\n\n')}\n`
}

/**
 * Their `_redirects` file. It has no patterns that fit, so the usual spellings are listed; the
 * slash at the end and .html they redirect themselves.
 *
 * @param pages the addresses of all pages
 */
export function underscoreRedirects(pages: readonly string[]): string {
  const lines = pages.flatMap((page) => {
    const spellings = page === '/' ? ['/index', '/index.html'] : spellingsOf(page)
    return spellings.map((spelling) => `${spelling} ${page} 301`)
  })
  return `${lines.join('\n')}\n`
}

function spellingsOf(page: string) {
  const capitals = page.replaceAll(/(?<=\/|-)[a-z]/g, (letter) => letter.toUpperCase())
  const first = page.replaceAll(/(?<=\/)[a-z]/g, (letter) => letter.toUpperCase())
  const loud = [...new Set([first, capitals, page.toUpperCase()])]
  return [`${page}/index`, `${page}/index.html`, ...loud, ...loud.map((each) => `${each}/`)]
}
