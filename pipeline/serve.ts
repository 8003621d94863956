import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import sirv from 'sirv'

import { cleanAddress, HIDDEN, pageAddresses } from './hosts/addresses.ts'
import { headerRules, headersFor } from './hosts/headers.ts'
import { policyOf } from './pages/policy.ts'

const DEFAULT_PORT = 4173

/** How long a client may take to ask, so that none only holds the place. */
const ASKS_WITHIN_MS = 10_000
const LOOKED_AFTER_EVERY_MS = 1000

/** What compress.ts puts beside a page, best first. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/** Ways round to a file too, which would come with the headers of another address. */
const NO_ADDRESS = new RegExp(`${HIDDEN}|./$|/[./]|\\\\`)

/**
 * Serves a built folder as a good host does: clean addresses, compressed files, and the headers
 * of hosts/headers.ts.
 *
 * @param options port 0 takes any free port
 * @returns the address it listens on, and how to stop it
 * @throws when the port is taken
 */
export async function serve({ folder, port }: { folder: string; port: number }) {
  // 'dev' looks for each file when it is asked for; the policy and the pages are those of now
  const sendFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true })
  const rules = headerRules(policyOf(folder))
  const pages = pageAddresses(folder)
  const setHeaders = (response: ServerResponse, pathname: string) => {
    const headers = { ...headersFor(rules, pathname), vary: 'Accept-Encoding' }
    response.setHeaders(new Map(Object.entries(headers)))
  }
  const patience = {
    headersTimeout: ASKS_WITHIN_MS,
    requestTimeout: ASKS_WITHIN_MS,
    connectionsCheckingInterval: LOOKED_AFTER_EVERY_MS,
  }
  const server = createServer(patience, (request, response) => {
    // as one asks that takes this server for a proxy
    const url = (request.url ?? '/').replace(/^https?:\/\/[^/]*/, '')
    request.url = url
    request.headers['accept-encoding'] = encodingsFor(request)
    const pathname = url.replace(/[?#].*$/, '')
    setHeaders(response, pathname)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const clean = cleanAddress(pathname, pages)
    if (clean) {
      response.writeHead(308, { location: clean + url.slice(pathname.length) }).end()
      return
    }
    const notFound = () => {
      setHeaders(response, '/404')
      sendNotFound(folder, request, response)
    }
    if (NO_ADDRESS.test(decoded(pathname))) {
      notFound()
      return
    }
    // A part of a file is never needed here, and a part that ends before it starts would throw.
    delete request.headers.range
    sendFile(request, response, notFound)
  })
  await listen(server, port)
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  return { address, stop: () => stop(server) }
}

/** An address as a file is named; one that is escaped wrongly names none, and stays as it is. */
function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Of our encodings those that a browser takes, as it would ask for them alone. */
function encodingsFor(request: IncomingMessage) {
  const taken = String(request.headers['accept-encoding']).toLowerCase().split(',')
  const names = taken
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim())
  return ENCODINGS.flatMap(({ name }) => (names.includes(name) ? [name] : [])).join(', ')
}

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse) {
  const page = join(folder, '404.html')
  const encoding = ENCODINGS.find(({ name, extension }) => {
    return request.headers['accept-encoding']?.includes(name) && existsSync(page + extension)
  })
  response.setHeader('content-type', 'text/html;charset=utf-8')
  if (encoding) response.setHeader('content-encoding', encoding.name)
  response.statusCode = 404
  const file = createReadStream(page + (encoding?.extension ?? ''))
  file.on('error', () => response.end('Not Found')).pipe(response)
}

function listen(server: Server, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Another one can be chosen, for example: PORT=${port + 1} npm start`
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error)
    })
    server.listen(port, resolve)
  })
}

function stop(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

async function main() {
  const asked = process.env['PORT'] || String(DEFAULT_PORT)
  try {
    if (!/^\d{1,5}$/.test(asked)) throw new Error(`PORT must be a number, not '${asked}'.`)
    const { address, stop: stopServing } = await serve({ folder: 'dist', port: Number(asked) })
    console.log(`The site is on ${address} (Ctrl-C stops it)`)
    process.once('SIGINT', stopServing).once('SIGTERM', stopServing)
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exitCode = 1
  }
}

if (import.meta.main) await main()
