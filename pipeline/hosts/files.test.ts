import { expect, test } from 'vitest'

import { cleanAddress } from './addresses.ts'
import { headerRules, headersFor } from './headers.ts'
import { nginxConf } from './nginx.ts'
import { underscoreHeaders, underscoreRedirects } from './underscore-files.ts'
import { vercelJson } from './vercel.ts'

const rules = headerRules("default-src 'none'; script-src 'self' 'sha256-a+b/c='")
const pages = ['/', '/about', '/services', '/services/renewable-energy']

const addresses = ['/', '/about', '/no-such', '/contact.vcf', '/favicon.svg', '/site.webmanifest']
const hashed = ['/assets/a-1.js', '/fonts/f.1.woff2', '/pictures/p-1.avif', '/share/s.1.jpg']

/** As Netlify and Cloudflare Pages read it: all rules that fit, the same header twice by a comma. */
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

/** As Vercel reads it: of all rules that fit, the last value of a header. */
function readVercel(file: string, address: string) {
  const { headers } = JSON.parse(file) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
  const fitting = headers.filter(({ source }) => new RegExp(`^${source}$`).test(address))
  return Object.fromEntries(
    fitting.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  )
}

test.each([...addresses, ...hashed])('_headers sends for %s what the model says', (address) => {
  const sent = readUnderscoreHeaders(underscoreHeaders(rules), address)
  const meant = headersFor(rules, address)
  // these hosts' own default says the same as ours, and would be sent beside it
  if (meant['cache-control'] === 'no-cache') delete meant['cache-control']
  expect(sent).toMatchObject(meant)
  // what only pages need cannot be left out for other files
  for (const name of Object.keys(sent))
    expect(headersFor(rules, '/contact.vcf')).toHaveProperty(name)
})

test('_headers stays within what the hosts take, and sends nothing twice', () => {
  const lines = underscoreHeaders(rules).split('\n')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  const twice = [...rules, { path: '/assets/*', headers: { 'referrer-policy': 'origin' } }] as const
  expect(() => underscoreHeaders(twice)).toThrow('referrer-policy would be sent twice')
})

test.each([...addresses, ...hashed])('vercel.json sends for %s what the model says', (address) => {
  expect(readVercel(vercelJson(rules), address)).toMatchObject(headersFor(rules, address))
})

test('_redirects leads other spellings to pages, and no page away', () => {
  const lines = underscoreRedirects(pages).trim().split('\n')
  expect(lines).toContain('/About /about 301')
  expect(lines).toContain('/SERVICES/RENEWABLE-ENERGY/ /services/renewable-energy 301')
  expect(lines).toContain('/index.html / 301')
  for (const line of lines) {
    const [from = '', to = ''] = line.split(' ')
    expect(pages).toContain(to)
    expect(cleanAddress(from, pages), line).toBe(to)
  }
})

test('an address is led to the page it means, and only to a page', () => {
  expect(cleanAddress('/about/', pages)).toBe('/about')
  expect(cleanAddress('/INDEX.HTML', pages)).toBe('/')
  expect(cleanAddress('/Services/Renewable-Energy.html', pages)).toBe('/services/renewable-energy')
  for (const other of ['/', '/about', '/aboutx', '/about/x', '/x/about', '//evil.example/']) {
    expect(cleanAddress(other, pages), other).toBeUndefined()
  }
})

test('a value that nginx would read more into is refused', () => {
  const odd = headerRules('default-src $host')
  expect(() => nginxConf(odd, pages, new URL('https://www.example.com'))).toThrow(
    'nginx would read more into',
  )
})
