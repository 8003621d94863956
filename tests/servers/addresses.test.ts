import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { company } from '#app/content/company.ts'

import { otherName } from '../../pipeline/hosts/addresses.ts'
import { ask } from './ask.ts'
import { onEveryHost } from './hosts.ts'

const site = new URL(company.siteUrl)
const notFound = readFileSync('dist/404.html')

onEveryHost((host) => {
  test.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/About', '/about'],
    ['/ABOUT.HTML', '/about'],
    ['/about/?from=mail&x=%2F', '/about?from=mail&x=%2F'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/INDEX.html?a', '/?a'],
    ['/Services/Renewable-Energy/', '/services/renewable-energy'],
  ])('%s leads to %s for good', async (address, clean) => {
    const { status, headers } = await ask(host.port, address)
    expect([301, 308]).toContain(status)
    expect(headers['location']).toBe(clean)
  })

  test.each([
    '/nothing-here',
    '/nothing-here/',
    '/nothing.html',
    '/404',
    '/404.html',
    '/assets',
    '/assets/',
    '/assets/gone-12345678.js',
    '/about.html.br',
    '/index.html.gz',
    '/_headers',
    '/%5fheaders',
    '/about.html%2ebr',
    '/_redirects',
    '/vercel.json',
    '/.nojekyll',
    '/.git/config',
    '/favicon.svg/',
    '/about%5c',
    '/%5cabout',
    '/abou%3f',
    '/*',
    ...[63, 64, 255, 256, 999, 1000].map((length) => `/${'a'.repeat(length)}`),
    `/projects/${'%C3%A9'.repeat(200)}`,
    `/assets/${'%F0%9F%92%A7'.repeat(63)}`,
  ])('%s is not found, which a page of the site says', async (address) => {
    const { status, headers, body } = await ask(host.port, address)
    expect(status).toBe(404)
    expect(headers['location']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(body).toEqual(notFound)
  })

  test('a page that is not found is whole, whatever a browser has of it or asks of it', async () => {
    const { headers: of } = await ask(host.port, '/nothing-here')
    for (const headers of [
      { 'if-none-match': '*' },
      { 'if-none-match': of['etag'] ?? '' },
      { 'if-modified-since': 'Fri, 31 Dec 2027 23:59:59 GMT' },
      { range: 'bytes=0-9' },
    ]) {
      const { status, body } = await ask(host.port, '/nothing-here', { headers })
      expect(status, JSON.stringify(headers)).toBe(404)
      expect(body, JSON.stringify(headers)).toEqual(notFound)
    }
  })

  test('a page by a way round is not kept for a year as a file with a hash is', async () => {
    for (const address of [
      '/assets/..%2fcontact',
      '/fonts/%2e%2e%2fabout',
      '/assets/../',
      '/share/..',
    ]) {
      const { headers } = await ask(host.port, address)
      expect(headers['cache-control'] ?? '', address).not.toContain('max-age=31536000')
    }
  })

  if (host.hasItsName) {
    test('the other name that people type leads to the site’s own', async () => {
      const { status, headers } = await ask(host.port, '/About?x=%2F', {
        headers: { host: otherName(site) },
      })
      expect(status).toBe(308)
      expect(headers['location']).toBe(`http://${site.host}/About?x=%2F`)
    })
  }

  test('the page of unknown addresses is compressed too', async () => {
    const { status, headers, body } = await ask(host.port, '/nothing-here', {
      headers: { 'accept-encoding': 'br' },
    })
    expect(status).toBe(404)
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body)).toEqual(notFound)
  })
})
