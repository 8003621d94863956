import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { serve } from '../../pipeline/serve.ts'

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

let site: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  site = await serve({ folder: 'dist', port: 0 })
})
afterAll(() => site.stop())

const script = `/assets/${readdirSync('dist/assets').find((name) => name.endsWith('.js'))}`
const font = `/fonts/${readdirSync('dist/fonts')[0]}`
const picture = `/pictures/${readdirSync('dist/pictures')[0]}`

test.each(['/', '/about', '/services', '/projects', '/contact'])('%s is a page', async (page) => {
  const { status, headers, body } = await ask(page)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html;charset=utf-8')
  expect(body.toString()).toContain('<h1')
})

test('a browser that takes brotli gets brotli, one that takes gzip gets gzip', async () => {
  const plain = readFileSync('dist/about.html')
  const brotli = await ask('/about', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body)).toEqual(plain)
  const gzip = await ask('/about', { 'accept-encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body)).toEqual(plain)
  const neither = await ask('/about')
  expect(neither.headers['content-encoding']).toBeUndefined()
  expect(neither.body).toEqual(plain)
  expect(neither.headers['vary']).toBe('Accept-Encoding')
})

test.each([script, '/favicon.svg', '/site.webmanifest'])('%s is compressed', async (address) => {
  const { headers } = await ask(address, { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
})

test.each([script, font, picture])('%s is kept for a year', async (address) => {
  const { status, headers } = await ask(address)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each(['/', '/about', '/site.webmanifest'])(
  '%s is asked after each time, and is not sent again unchanged',
  async (address) => {
    const first = await ask(address)
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await ask(address, { 'if-none-match': String(first.headers['etag']) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers['cache-control']).toBe('no-cache')
  },
)

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about.html?from=mail&x=1', '/about?from=mail&x=1'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/about/index.html', '/about'],
  ['/About/', '/about'],
  ['/SERVICES/Renewable-Energy', '/services/renewable-energy'],
])('%s leads to %s for good', async (address, clean) => {
  const { status, headers } = await ask(address)
  expect(status).toBe(308)
  expect(headers['location']).toBe(clean)
})

test.each([
  '/nothing-here',
  '/404',
  '/404.html',
  '/nothing-here/',
  '/_headers',
  '/assets/gone.js',
  '/pictures',
  '/about.html.br',
  '/%E0%A4%A',
  '/%00',
  '//evil.com/',
  '/\\evil.com/',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/..\\package.json',
])('%s is not found, which a page of the site says', async (address) => {
  const { status, headers, body } = await ask(address)
  expect(status).toBe(404)
  expect(headers['location']).toBeUndefined()
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toEqual(readFileSync('dist/404.html'))
})

test('the page of unknown addresses is compressed too', async () => {
  const { status, body } = await ask('/nothing-here', { 'accept-encoding': 'br' })
  expect(status).toBe(404)
  expect(brotliDecompressSync(body)).toEqual(readFileSync('dist/404.html'))
})

test('every answer forbids guessing its type and says little to other sites', async () => {
  for (const address of ['/', script, '/nothing-here']) {
    const { headers } = await ask(address)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  }
})

test('only reading is allowed', async () => {
  const head = await ask('/about', {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  const post = await ask('/contact', {}, 'POST')
  expect(post.status).toBe(405)
  expect(post.headers['allow']).toBe('GET, HEAD')
})

test('an impossible range is answered with the whole file', async () => {
  const { status, body } = await ask('/favicon.svg', { range: 'bytes=9-2' })
  expect(status).toBe(200)
  expect(body).toEqual(readFileSync('dist/favicon.svg'))
})

test('a taken port is told in a sentence', async () => {
  const port = Number(new URL(site.address).port)
  await expect(serve({ folder: 'dist', port })).rejects.toThrow(`Port ${port} is taken.`)
})

/** The address goes out as it is written here: fetch would tidy it up. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(site.address)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const status = response.statusCode ?? 0
        resolve({ status, headers: response.headers, body: Buffer.concat(parts) })
      })
    })
    asked.on('error', reject).end()
  })
}
