import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { pageAddresses } from '../../pipeline/hosts/addresses.ts'
import { headerRules, headersFor } from '../../pipeline/hosts/headers.ts'
import { policyOf } from '../../pipeline/pages/policy.ts'
import { ask } from './ask.ts'
import { onEveryHost } from './hosts.ts'

const pages = pageAddresses('dist')
const rules = headerRules(policyOf('dist'))

const script = `/assets/${readdirSync('dist/assets').find((name) => name.endsWith('.js'))}`
const font = `/fonts/${readdirSync('dist/fonts')[0]}`
const picture = `/pictures/${readdirSync('dist/pictures').find((name) => name.endsWith('.avif'))}`

const others = ['/favicon.svg', '/site.webmanifest', '/sitemap.xml', '/robots.txt', '/contact.vcf']
const files = [script, font, picture, '/company-profile.pdf', ...others]

const types: Readonly<Record<string, RegExp>> = {
  [script]: /^text\/javascript/,
  [font]: /^font\/woff2/,
  [picture]: /^image\/avif/,
  '/company-profile.pdf': /^application\/pdf/,
  '/favicon.svg': /^image\/svg\+xml/,
  '/site.webmanifest': /^application\/manifest\+json/,
  '/sitemap.xml': /^(application|text)\/xml/,
  '/robots.txt': /^text\/plain/,
  '/contact.vcf': /^text\/vcard; ?charset=utf-8/,
}

onEveryHost((host) => {
  test('every page is at its address, as it was built', async () => {
    expect(pages.length).toBeGreaterThan(15)
    for (const page of pages) {
      const { status, headers, body } = await ask(host.port, page)
      expect(status, page).toBe(200)
      expect(headers['content-type'], page).toMatch(/^text\/html; ?charset=utf-8$/i)
      expect(body, page).toEqual(readFileSync(`dist${page === '/' ? '/index' : page}.html`))
    }
  })

  test('every file comes as it was built, as what it is', async () => {
    for (const file of files) {
      const { status, headers, body } = await ask(host.port, file)
      expect(status, file).toBe(200)
      expect(headers['content-type'], file).toMatch(types[file] ?? 'a type')
      expect(body, file).toEqual(readFileSync(`dist${file}`))
    }
  })

  test('a query changes nothing of a page', async () => {
    const { status, body } = await ask(host.port, '/projects?category=water')
    expect(status).toBe(200)
    expect(body).toEqual(readFileSync('dist/projects.html'))
  })

  test('texts come in the smallest form that the browser takes', async () => {
    for (const address of ['/', '/about', script, '/favicon.svg', '/site.webmanifest']) {
      const file = `dist${address === '/' ? '/index.html' : address}${address === '/about' ? '.html' : ''}`
      const plain = readFileSync(file)
      const brotli = await ask(host.port, address, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(brotli.headers['content-encoding'], address).toBe('br')
      expect(brotli.body, address).toEqual(readFileSync(`${file}.br`))
      expect(brotliDecompressSync(brotli.body), address).toEqual(plain)
      const gzip = await ask(host.port, address, { headers: { 'accept-encoding': 'gzip' } })
      expect(gzip.headers['content-encoding'], address).toBe('gzip')
      expect(gunzipSync(gzip.body), address).toEqual(plain)
      const noBrotli = await ask(host.port, address, {
        headers: { 'accept-encoding': 'br;q=0, gzip' },
      })
      expect(noBrotli.headers['content-encoding'], address).toBe('gzip')
      const neither = await ask(host.port, address)
      expect(neither.headers['content-encoding'], address).toBeUndefined()
      for (const { headers } of [brotli, gzip, neither]) {
        expect(headers['vary'], address).toMatch(/accept-encoding/i)
      }
    }
  })

  test('every answer carries the headers of the model', async () => {
    for (const address of [...pages, ...files]) {
      const { headers } = await ask(host.port, address)
      for (const [name, value] of Object.entries(headersFor(rules, address))) {
        if (name !== 'content-type') expect(headers[name], `${address}: ${name}`).toBe(value)
      }
    }
    const { headers: ofPicture } = await ask(host.port, picture)
    expect(ofPicture).not.toHaveProperty('content-security-policy')
    const { headers } = await ask(host.port, '/nothing-here')
    for (const [name, value] of Object.entries(headersFor(rules, '/404'))) {
      expect(headers[name], `not found: ${name}`).toBe(value)
    }
  })

  test('so do answers without a page: led on, known already, and refused', async () => {
    const { headers: of } = await ask(host.port, '/about')
    const answers = [
      await ask(host.port, '/about/'),
      await ask(host.port, '/about', { headers: { 'if-none-match': of['etag'] ?? '' } }),
      await ask(host.port, '/about', { method: 'POST', headers: { 'content-length': '0' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([308, 304, 405])
    for (const { status, headers } of answers) {
      for (const name of ['strict-transport-security', 'x-content-type-options']) {
        expect(headers[name], `${status}: ${name}`).toBe(headersFor(rules, '/about')[name])
      }
    }
  })

  test('no answer sets a cookie or names the version of its server', async () => {
    for (const address of ['/', script, '/nothing-here', '/about/']) {
      const { headers } = await ask(host.port, address)
      expect(headers['set-cookie'], address).toBeUndefined()
      expect(headers['server'] ?? '', address).not.toMatch(/\d/)
    }
  })

  test('what a browser has already is not sent again', async () => {
    for (const address of ['/', '/about', script, '/favicon.svg']) {
      const first = await ask(host.port, address)
      const { etag = '' } = first.headers
      expect(etag, address).not.toBe('')
      const again = await ask(host.port, address, { headers: { 'if-none-match': etag } })
      expect(again.status, address).toBe(304)
      expect(again.body, address).toHaveLength(0)
      expect(again.headers['cache-control'], address).toBe(first.headers['cache-control'])
      const other = await ask(host.port, address, { headers: { 'if-none-match': '"other"' } })
      expect(other.status, address).toBe(200)
    }
  })

  test('a part of a file that is asked for comes alone, or the whole file does', async () => {
    const whole = readFileSync('dist/company-profile.pdf')
    const { status, headers, body } = await ask(host.port, '/company-profile.pdf', {
      headers: { range: 'bytes=1000-1999' },
    })
    expect(status).toBe(host.sendsParts ? 206 : 200)
    expect(body).toEqual(host.sendsParts ? whole.subarray(1000, 2000) : whole)
    if (host.sendsParts) expect(headers['content-range']).toBe(`bytes 1000-1999/${whole.length}`)
  })

  test('the head alone can be asked for', async () => {
    const { status, headers, body } = await ask(host.port, '/about', { method: 'HEAD' })
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(body).toHaveLength(0)
  })
})
