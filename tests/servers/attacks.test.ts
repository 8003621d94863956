import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

import { expect, test } from 'vitest'

import { ask, type Answer, askRaw } from './ask.ts'
import { onEveryHost } from './hosts.ts'

/** Words of files beside the built folder, and of the machine: none may ever come back. */
const SECRETS = [/"devDependencies"/, /root:.*:0:0:/, /map \$uri/, /on_every_answer/]

/** Ways up, out of the folder. */
const UP = [
  '/../package.json',
  '/../../../../../../../../etc/passwd',
  '/assets/../../package.json',
  '/./.././package.json',
  '/..;/package.json',
  '/.../package.json',
  '/....//package.json',
  '/%2e%2e/package.json',
  '/%2E%2E%2Fpackage.json',
  '/..%2fpackage.json',
  '/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/%252e%252e%252fpackage.json',
  '/%25%32%65%25%32%65/package.json',
  '/..%5cpackage.json',
  '/..\\package.json',
  '/%5c..%5cpackage.json',
  '/%c0%ae%c0%ae/package.json',
  '/%c0%ae%c0%ae%c0%afpackage.json',
  '/%e0%80%ae%e0%80%ae/package.json',
  '/%uff0e%uff0e/package.json',
  '/%ef%bc%8e%ef%bc%8e/package.json',
  '/\xff\xfe/../package.json',
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  'file:///etc/passwd',
  '/dist/../package.json',
  '/../hosts/nginx.conf',
  '/..%2fhosts%2fCaddyfile',
]

/** Addresses that no browser sends. */
const BROKEN = [
  '/%',
  '/%%',
  '/%2',
  '/%zz',
  '/%E0%A4%A',
  '/about%',
  '/about%00',
  '/%00',
  '/%00.html',
  '/about.html%00.png',
  '/about\x00',
  '/about%0d%0aset-cookie:%20a=b',
  '/about/%0d%0aset-cookie:%20a=b',
  '/%0d%0a%0d%0a<script>',
  '/about?%0d%0aset-cookie:a=b',
  '/About?\t',
  '//evil.example/',
  '///evil.example//',
  '/\\evil.example/',
  '/%5c%5cevil.example/',
  '//evil.example/about/',
  '/@evil.example/',
  'http://evil.example/about/',
  'about',
  '*',
  '',
  `/${'a/'.repeat(2000)}`,
  `/about${'/'.repeat(4000)}`,
  `/${'..%2f'.repeat(1000)}etc/passwd`,
]

const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW', 'get']

const RANGES = [
  'bytes=9-2',
  'bytes=-',
  'bytes=-0',
  'bytes=999999999-',
  'bytes=0-0,0-0,0-0',
  `bytes=${Array.from({ length: 1000 }, (_, n) => `${n}-${n}`).join(',')}`,
  'bytes=0-99999999999999999999999999',
  'bytes=a-b',
  'lines=1-2',
  '\x01',
]

onEveryHost((host) => {
  test.each(UP)('%s does not lead out of the folder', async (address) => {
    expectHarmless(await ask(host.port, address))
  })

  test.each(BROKEN.map((address) => [address.slice(0, 60), address]))(
    'the broken address %j gets a plain answer',
    async (_, address) => {
      expectHarmless(await ask(host.port, address))
    },
  )

  test('an address of 64 KB is refused', async () => {
    for (const address of [`/${'a'.repeat(65_536)}`, `/?${'a'.repeat(65_536)}`]) {
      const answer = await ask(host.port, address)
      expectHarmless(answer)
      expect([0, 400, 404, 414, 431]).toContain(answer.status)
    }
  })

  test('headers of 64 KB, or 10,000 of them, are refused', async () => {
    const long = await ask(host.port, '/', { headers: { 'x-long': 'a'.repeat(65_536) } })
    expectHarmless(long)
    const many = 'x-a: b\r\n'.repeat(10_000)
    expectHarmless(
      await askRaw(host.port, `GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${many}\r\n`),
    )
  })

  test.each(METHODS)('the method %s changes nothing and gets no page', async (method) => {
    for (const address of ['/', '/about', '/contact.vcf', '/nothing-here']) {
      const answer = await ask(host.port, address, { method, headers: { 'content-length': '0' } })
      expectHarmless(answer)
      expect([0, 400, 404, 405, 501], address).toContain(answer.status)
    }
  })

  test.each(RANGES.map((range) => [range.slice(0, 40), range]))(
    'the odd range %j gets a part, the whole or a no',
    async (_, range) => {
      const whole = readFileSync('dist/favicon.svg')
      const answer = await ask(host.port, '/favicon.svg', { headers: { range } })
      expectHarmless(answer)
      expect([200, 206, 400, 416]).toContain(answer.status)
      if (answer.status === 200) expect(answer.body).toEqual(whole)
    },
  )

  test('odd conditions get the page or a no', async () => {
    const conditions = [
      { 'if-none-match': '*' },
      { 'if-none-match': '"'.repeat(5000) },
      { 'if-match': '"other"' },
      { 'if-modified-since': 'yesterday' },
      { 'if-modified-since': 'Fri, 31 Dec 9999 23:59:59 GMT' },
      { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      { 'if-range': '"other"', range: 'bytes=0-9' },
      { 'accept-encoding': 'br;q=0, gzip;q=0, *' },
      { 'accept-encoding': ','.repeat(5000) },
      { expect: '200-maybe' },
    ]
    for (const headers of conditions) {
      const answer = await ask(host.port, '/about', { headers })
      expectHarmless(answer)
      expect([200, 206, 304, 400, 412, 417], JSON.stringify(headers).slice(0, 60)).toContain(
        answer.status,
      )
    }
  })

  test('what is not quite HTTP does no harm', async () => {
    const requests = [
      'GET\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: a\r\n bad header\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    ]
    for (const request of requests) {
      expectHarmless(await askRaw(host.port, request))
    }
    // what HTTP itself wants said to a version, and to a coding, that does not exist
    const version = await askRaw(host.port, 'GET / HTTP/9.9\r\nhost: a\r\n\r\n')
    expect([0, 400, 505]).toContain(version.status)
    const coding = 'transfer-encoding: foo\r\nconnection: close'
    const coded = await askRaw(host.port, `GET / HTTP/1.1\r\nhost: a\r\n${coding}\r\n\r\n`)
    expect([0, 400, 501]).toContain(coded.status)
  })

  test('clients that send a letter at a time hold up nobody else', async () => {
    const slow = Array.from({ length: 100 }, () => connect(host.port, '127.0.0.1'))
    for (const socket of slow) {
      socket.on('error', () => {})
      socket.write('GET / HTTP/1.1\r\nhost: a\r\nx-')
    }
    try {
      for (let asked = 0; asked < 20; asked++) {
        for (const socket of slow) socket.write('a')
        const { status } = await ask(host.port, '/about')
        expect(status).toBe(200)
      }
    } finally {
      for (const socket of slow) socket.destroy()
    }
  })

  test('a client that never finishes its request is let go', async () => {
    const started = ['GET / HTTP/1.1\r\nhost: a\r\nx-never: ', '\r\n']
    const answers = await Promise.all(started.map((start) => askRaw(host.port, start)))
    for (const { status } of answers) expect([0, 400, 408]).toContain(status)
  })

  test('after all that the site is served as before', async () => {
    const { status, body } = await ask(host.port, '/')
    expect(status).toBe(200)
    expect(body).toEqual(readFileSync('dist/index.html'))
  })
})

/** Never an error of the server's own, a file from outside, a header of the asker's, or a way out. */
function expectHarmless({ status, headers, body }: Answer) {
  expect(status).toBeLessThan(500)
  const text = body.toString('latin1')
  for (const secret of SECRETS) expect(text).not.toMatch(secret)
  expect(headers['set-cookie']).toBeUndefined()
  if (headers['location']) expect(headers['location']).toMatch(/^\/(?![/\\])/)
}
