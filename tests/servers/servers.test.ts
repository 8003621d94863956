import { once } from 'node:events'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { dirname, extname } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ofExtras } from '#build/extras.ts'
import { otherName, pageAddresses } from '#build/hosts/addresses.ts'
import { headerRules, headersFor } from '#build/hosts/headers.ts'
import { contentPolicy } from '#build/pages/policy.ts'
import { serve } from '#build/serve.ts'
import { company } from '#src/content/company.ts'

import { budgets } from '../budgets.ts'
import { startCaddy, startNginx } from './start.ts'

const { NGINX_PATH = '', NGINX_BROTLI_PATH = '', CADDY_PATH = '' } = process.env

/** Those that are installed. */
const servers = [
  ...(NGINX_PATH
    ? [{ name: 'nginx', start: () => startNginx(NGINX_PATH, NGINX_BROTLI_PATH) }]
    : []),
  ...(CADDY_PATH ? [{ name: 'Caddy', start: () => startCaddy(CADDY_PATH) }] : []),
  { name: 'npm start', start: startOwn },
]

const site = new URL(company.siteUrl)
const rules = headerRules(contentPolicy(), 'dist')
const script = `/assets/${first('assets', '.js')}`
const picture = `/pictures/${first('pictures', '.avif')}`

/** The kinds of files, by the ends of their names, and the type that each is sent with. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /\/javascript/,
  '.css': /^text\/css/,
  '.avif': /^image\/avif/,
  '.jpg': /^image\/jpeg/,
  '.png': /^image\/png/,
  '.svg': /^image\/svg\+xml/,
  '.woff2': /^font\/woff2/,
  '.pdf': /^application\/pdf/,
  '.webmanifest': /^application\/manifest\+json/,
  '.xml': /^(application|text)\/xml/,
  '.txt': /^text\/plain/,
  '.vcf': /^text\/vcard; ?charset=utf-8/,
}

/** Of each folder of the site one file of each kind, whoever wrote it. */
const files = new Map(
  globSync('**/*.*', { cwd: 'dist' })
    .filter((name) => extname(name) in TYPES)
    .map((name) => [dirname(name) + extname(name), `/${name.replaceAll('\\', '/')}`]),
)

const unlisted = ofExtras('unlisted')
  .flat()
  .filter((address) => existsSync(`dist${address}.html`))

const served: readonly (readonly [address: string, type: RegExp])[] = [
  ...pageAddresses('dist').map((page) => [page, /^text\/html; ?charset=utf-8$/i] as const),
  ['/projects?category=water', /^text\/html/],
  ...unlisted.map((address) => [address, /^text\/html/] as const),
  ...[...files.values()].map((address) => [address, TYPES[extname(address)] ?? /./] as const),
]

/** An address as it is typed, and the page it leads to. */
const spellings = [
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/About', '/about'],
  ['/ABOUT.HTML', '/about'],
  ['/about/?from=mail&x=%2F', '/about?from=mail&x=%2F'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/INDEX?A', '/?A'],
] as const

const unknown = [
  '/nothing-here',
  '/nothing-here/',
  '/404',
  '/404.html',
  '/assets/',
  '/assets/gone-12345678.js',
  '/about.html.br',
  '/_headers',
]

/** What a browser takes, and what it is sent. */
const encodings = [
  ['gzip, deflate, br', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['identity', undefined, ''],
] as const

describe.each(servers)('on $name', ({ name, start }) => {
  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())
  const ask = (...asked: Asked) => askPort(server.port, ...asked)

  test.each(served)('%s comes as it was built, with its headers', async (address, type) => {
    const { status, headers, body } = await ask(address)
    expect(status).toBe(200)
    expect(body.equals(readFileSync(fileOf(address)))).toBe(true)
    const { 'content-type': _, ...expected } = headersFor(rules, address.replace(/\?.*/, ''))
    expect(headers).toMatchObject({ ...expected, 'content-type': expect.stringMatching(type) })
    const policy = 'content-security-policy'
    expect(policy in headers).toBe(policy in expected)
  })

  test.each(encodings)('a browser that takes %s is sent %s', async (takes, encoding, extension) => {
    for (const address of ['/', '/about', script, '/favicon.svg', '/site.webmanifest']) {
      const { headers, body } = await ask(address, { 'accept-encoding': takes })
      expect(headers['content-encoding'], address).toBe(encoding)
      expect(headers['vary'], address).toMatch(/accept-encoding/i)
      expect(body.equals(readFileSync(fileOf(address) + extension)), address).toBe(true)
    }
  })

  test.each(spellings)('%s leads to %s for good', async (address, page) => {
    const { status, headers } = await ask(address)
    expect(status).toBe(308)
    expect(headers['location']).toBe(page)
  })

  test.each(unknown)('%s is not found, which a page of the site says', async (address) => {
    const { status, headers, body } = await ask(address)
    expect(status).toBe(404)
    expect(body.equals(readFileSync('dist/404.html'))).toBe(true)
    expect(headers).toMatchObject(headersFor(rules, '/404'))
    expect(headers['content-type']).toMatch(/^text\/html/)
    // as a browser asks that has this page already
    const { etag = '*', 'last-modified': since = new Date().toUTCString() } = headers
    const again = await ask(address, { 'if-none-match': etag, 'if-modified-since': since })
    expect(again.status).toBe(404)
    expect(again.body.equals(body)).toBe(true)
    const compressed = await ask(address, { 'accept-encoding': 'br' })
    expect(compressed.body.equals(readFileSync('dist/404.html.br'))).toBe(true)
  })

  test('what a browser has already is not sent again', async () => {
    for (const address of ['/', '/about', script, '/favicon.svg']) {
      const { headers } = await ask(address)
      const again = await ask(address, { 'if-none-match': headers.etag ?? '' })
      expect(again.status, address).toBe(304)
      expect(again.headers['cache-control'], address).toBe(headers['cache-control'])
    }
  })

  test('a part of a file comes alone', async () => {
    const { status, body } = await ask(picture, { range: 'bytes=100-199' })
    expect(status).toBe(206)
    expect(body.equals(readFileSync(`dist${picture}`).subarray(100, 200))).toBe(true)
  })

  test('a part that ends before it starts harms nobody', async () => {
    await ask(picture, { range: 'bytes=9-2' })
    expect((await ask('/')).status).toBe(200)
  })

  test('there is nothing to send to', async () => {
    expect((await ask('/contact', {}, 'HEAD')).status).toBe(200)
    expect((await ask('/contact', {}, 'POST')).status).toBe(405)
  })

  // npm start is only ever asked by the name of this machine, and counts no bytes
  if (name === 'npm start') return

  test('the other name leads to the site’s own', async () => {
    const { status, headers } = await ask('/About?x=%2F', { host: otherName(site) })
    expect(status).toBe(308)
    expect(headers['location']).toBe(`http://${site.host}/About?x=%2F`)
    expect((await ask('/about', { host: site.host })).status).toBe(200)
  })

  test('the headers of a page leave the first packets to it', async () => {
    const { headers, headerBytes } = await ask('/', { 'accept-encoding': 'br' })
    expect(headers['content-security-policy']?.length).toBeLessThanOrEqual(budgets.policy)
    expect(headerBytes).toBeLessThanOrEqual(budgets.headers)
  })
})

test('a port that is taken is told in a sentence', async () => {
  const { port, stop } = await startOwn()
  await expect(serve({ folder: 'dist', port })).rejects.toThrow(`Port ${port} is taken.`)
  await stop()
})

type Asked = [path: string, headers?: Readonly<Record<string, string>>, method?: string]

/** Follows no redirect and decodes nothing. */
async function askPort(port: number, ...[path, headers = {}, method = 'GET']: Asked) {
  const asked = request({ host: 'localhost', port, path, headers, method }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  const { statusCode: status, statusMessage, headers: sent, rawHeaders } = answer
  const lines = [`HTTP/1.1 ${status} ${statusMessage}`, ...rawHeaders, '', '']
  return { status, headers: sent, body, headerBytes: lines.join('\r\n').length }
}

async function startOwn() {
  const { address, stop } = await serve({ folder: 'dist', port: 0 })
  return { port: Number(new URL(address).port), stop }
}

function first(folder: string, extension: string) {
  return readdirSync(`dist/${folder}`).find((name) => name.endsWith(extension))
}

/** The file of an address, of a page too. */
function fileOf(address: string) {
  const path = address.replace(/\?.*/, '')
  return `dist${path === '/' ? '/index' : path}${path.includes('.') ? '' : '.html'}`
}
