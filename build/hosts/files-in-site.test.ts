import { describe, expect, test } from 'vitest'

import { canonicalPath } from '#src/content/address.ts'

import { underscoreHeaders, underscoreRedirects, vercelJson } from './files-in-site.ts'
import type { HeaderRule } from './header-rule.ts'
import { headerRules, headersFor } from './headers.ts'

const rules = headerRules("default-src 'none'; script-src 'self' 'sha256-a+b/c='", 'dist')
const ofATool: HeaderRule[] = ['/tool', '/assets/tool/*'].map((path) => {
  const headers = { 'content-security-policy': "script-src 'self'", 'x-robots-tag': 'noindex' }
  return { path: path as `/${string}`, headers }
})

const addresses = ['/', '/about', '/contact.vcf', '/favicon.svg', '/site.webmanifest']
const hashed = ['/assets/a-1.js', '/fonts/f.1.woff2', '/pictures/p-1.avif', '/share/s.1.jpg']

/** As Cloudflare Pages reads it: all matching rules, repeated headers by a comma, `!` takes back. */
function readCloudflare(file: string, address: string) {
  const sent: Record<string, string> = {}
  for (const line of linesFor(file, address)) {
    const [, takenBack = ''] = /^ {2}! ([\w-]+)$/.exec(line) ?? []
    delete sent[takenBack]
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (name) sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`
  }
  return sent
}

/** As Netlify reads it: of all matching rules the last, and no line without a colon. */
function readNetlify(file: string, address: string) {
  const lines = linesFor(file, address)
    .join('\n')
    .matchAll(/^ {2}([\w-]+): (.+)$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
}

function linesFor(file: string, address: string) {
  const blocks = file.trim().split('\n\n')
  return blocks.flatMap((block) => {
    const [path = '', ...lines] = block.split('\n')
    const fits = path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path
    return fits ? lines : []
  })
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

const sites = {
  'the site': rules,
  'the site with a page that has its own policy': [...rules, ...ofATool] as const,
}

describe.each(Object.entries(sites))('for %s', (_, model) => {
  test.each([...addresses, ...hashed, '/tool', '/assets/tool/w-1.js', '/nothing-here'])(
    'hosts send the headers of the model with %s',
    (address) => {
      const expected = headersFor(model, address)
      expect(readVercel(vercelJson(model), address)).toMatchObject(expected)
      // these hosts' default is the same, and would be sent too
      if (expected['cache-control'] === 'no-cache') delete expected['cache-control']
      const file = underscoreHeaders(model)
      expect(readCloudflare(file, address)).toMatchObject(expected)
      expect(readNetlify(file, address)).toMatchObject(expected)
    },
  )
})

test('_redirects redirects other spellings to pages, and no page', () => {
  const lines = underscoreRedirects(['/', '/about', '/services/renewable-energy']).split('\n')
  expect(lines).toContain('/About /about 301')
  expect(lines).toContain('/SERVICES/RENEWABLE-ENERGY /services/renewable-energy 301')
  for (const line of lines.filter(Boolean)) {
    const [from = '', to = ''] = line.split(' ')
    expect(from).not.toBe(to)
    expect(canonicalPath(from), line).toBe(to)
  }
})
