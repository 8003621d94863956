import { once } from 'node:events'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import sirv from 'sirv'

import { canonicalPath } from '#src/content/address.ts'

import { HIDDEN, pageAddresses } from './hosts/addresses.ts'
import type { HeaderRule } from './hosts/header-rule.ts'
import { headersFor } from './hosts/headers.ts'

const DEFAULT_PORT = 4173
/** As nginx has it, in ms: Node's own five seconds end a connection that a slow machine still uses. */
const KEEP_ALIVE = 75_000
const NO_ADDRESS = new RegExp(HIDDEN)

/**
 * Serves a built folder as a good host does: clean addresses, compressed files, and the headers of
 * hosts/headers.ts.
 *
 * @param options port 0 takes any free port
 * @returns the address it listens on, and how to stop it
 * @throws when the port is taken
 */
export async function serve({ folder, port }: { folder: string; port: number }) {
  // 'dev' looks up files at each request; the headers and the pages are read once
  const sendFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true })
  const rules = headerRulesOf(folder)
  const pages = pageAddresses(folder)
  const server = createServer((request, response) => {
    const { url = '/' } = request
    const pathname = url.replace(/[?#].*$/, '')
    const setHeaders = (address: string) => {
      response.setHeaders(new Map(Object.entries(headersFor(rules, address))))
    }
    const notFound = () => {
      setHeaders('/404')
      sendNotFound(folder, request, response)
    }
    setHeaders(pathname)
    const written = canonicalPath(pathname)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
    } else if (written !== pathname && pages.includes(written)) {
      response.writeHead(308, { location: written + url.slice(pathname.length) }).end()
    } else if (NO_ADDRESS.test(pathname)) {
      notFound()
    } else {
      if (isImpossible(request.headers.range)) delete request.headers.range
      sendFile(request, response, notFound)
    }
  })
  server.keepAliveTimeout = KEEP_ALIVE
  server.listen(port)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is taken. Another one can be chosen, for example: PORT=${port + 1} npm start`,
    )
  })
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}

/** Whether a range ends before it starts, which would end sirv; the whole file is an answer to it. */
function isImpossible(range = '') {
  const [, from, to] = /(\d+)-(\d+)/.exec(range) ?? []
  return Number(to) < Number(from)
}

/** As the build wrote them into the folder; another site that the bench serves has none. */
function headerRulesOf(folder: string): readonly HeaderRule[] {
  const file = `${folder}/headers.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HeaderRule[]) : []
}

function sendNotFound(folder: string, { headers }: IncomingMessage, response: ServerResponse) {
  const page = `${folder}/404.html`
  const brotli = /\bbr\b/.test(String(headers['accept-encoding'])) && existsSync(`${page}.br`)
  response.writeHead(404, {
    'content-type': 'text/html;charset=utf-8',
    vary: 'Accept-Encoding',
    ...(brotli && { 'content-encoding': 'br' }),
  })
  createReadStream(brotli ? `${page}.br` : page)
    .on('error', () => response.end('Not Found'))
    .pipe(response)
}

async function main() {
  const asked = process.env['PORT'] || String(DEFAULT_PORT)
  try {
    if (!/^\d{1,5}$/.test(asked)) throw new Error(`PORT must be a number, not '${asked}'.`)
    const { address, stop } = await serve({ folder: 'dist', port: Number(asked) })
    console.log(`The site is on ${address} (Ctrl-C stops it)`)
    process.once('SIGINT', stop).once('SIGTERM', stop)
    // npm sends a SIGTERM only to the shell between it and us: we notice when that shell is gone
    const shell = process.ppid
    const isStarted = process.env['npm_lifecycle_event'] === 'start'
    if (isStarted) setInterval(() => process.ppid !== shell && stop(), 200).unref()
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exitCode = 1
  }
}

if (import.meta.main) await main()
