import { expect, test } from 'vitest'

import { asWritten } from '#app/content/address.ts'

import { underscoreHeaders, underscoreRedirects, vercelJson } from './files-in-site.ts'
import { headerRules, headersFor } from './headers.ts'

const rules = headerRules("default-src 'none'; script-src 'self' 'sha256-a+b/c='")

const addresses = ['/', '/about', '/contact.vcf', '/favicon.svg', '/site.webmanifest']
const hashed = ['/assets/a-1.js', '/fonts/f.1.woff2', '/pictures/p-1.avif', '/share/s.1.jpg']

/** As Netlify and Cloudflare Pages read it: all matching rules, repeated headers by a comma. */
function readUnderscoreHeaders(file: string, address: string) {
  const sent: Record<string, string> = {}
  for (const block of file.trim().split('\n\n')) {
    const [path = '', ...lines] = block.split('\n')
    const fits = path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path
    for (const line of fits ? lines : []) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
      sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`
    }
  }
  return sent
}

/** As Vercel reads it: of all matching rules, the last value of a header. */
function readVercel(file: string, address: string) {
  const { headers } = JSON.parse(file) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
  const fitting = headers.filter(({ source }) => new RegExp(`^${source}$`).test(address))
  return Object.fromEntries(
    fitting.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  )
}

test.each([...addresses, ...hashed])('for %s hosts send the headers of the model', (address) => {
  const expected = headersFor(rules, address)
  expect(readVercel(vercelJson(rules), address)).toMatchObject(expected)
  // these hosts' default is the same, and would be sent too
  if (expected['cache-control'] === 'no-cache') delete expected['cache-control']
  expect(readUnderscoreHeaders(underscoreHeaders(rules, []), address)).toMatchObject(expected)
})

test.each(['/edit', '/projects/a-well', '/contact', '/'])(
  'with a desk, hosts send of two policies the one for %s',
  (address) => {
    const withDesk = headerRules("default-src 'self'", true)
    const { 'cache-control': _, ...expected } = headersFor(withDesk, address)
    expect(readVercel(vercelJson(withDesk), address)).toMatchObject(expected)
    const file = underscoreHeaders(withDesk, ['/', '/contact', '/projects', '/projects/a-well'])
    expect(readUnderscoreHeaders(file, address)).toMatchObject(expected)
  },
)

test('_redirects redirects other spellings to pages, and no page', () => {
  const lines = underscoreRedirects(['/', '/about', '/services/renewable-energy']).split('\n')
  expect(lines).toContain('/About /about 301')
  expect(lines).toContain('/SERVICES/RENEWABLE-ENERGY /services/renewable-energy 301')
  for (const line of lines.filter(Boolean)) {
    const [from = '', to = ''] = line.split(' ')
    expect(from).not.toBe(to)
    expect(asWritten(from), line).toBe(to)
  }
})
