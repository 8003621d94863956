import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { serve } from '../../pipeline/serve.ts'
import { expect, test as base, visit } from './site.ts'

/** What the browser says in its console where there is no line. */
export const noLine = /net::ERR_|status of 503/

/** What a network answers with that wants a visitor to log in first. */
const LOGIN = '<!doctype html><html lang="en"><title>Log in</title><h1>Log in</h1>'

/** A host of the site, and the line to it. */
export type Host = {
  /** The folder it serves: a copy of dist/, to be changed by a deploy. */
  folder: string
  /**
   * How the line and the host are. Silent: the line is there, and nothing comes. Captive: a network
   * answers everything with its login.
   */
  line: 'works' | 'cut' | 'silent' | 'broken' | 'captive'
  /** Every address asked for, as it came. */
  asked: string[]
  /** What the host sent to the worker so far, which no page asked for; without headers. */
  sentAheadBytes: number
}

/** A test of the site on a host of its own, with its worker. */
export const test = base.extend<{ host: Host & { address: string } }>({
  host: async ({ browserName }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), `host-for-${browserName}-`))
    await cp('dist', folder, { recursive: true })
    const { address: origin, stop } = await serve({ folder, port: 0 })
    const host: Host = { folder, line: 'works', asked: [], sentAheadBytes: 0 }
    const line = lineTo(origin, host)
    await new Promise<void>((resolve) => {
      line.listen(0, resolve)
    })
    const { port } = line.address() as AddressInfo
    await provide(Object.assign(host, { address: `http://localhost:${port}` }))
    line.closeAllConnections()
    line.close()
    await stop()
    await rm(folder, { recursive: true })
  },
  baseURL: async ({ host }, provide) => provide(host.address),
  serviceWorkers: 'allow',
})

/** Waits until the worker has fetched what it wants and answers for the site. */
export async function keptForOffline(page: Page) {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(state).toBe('activated')
}

/** Home, until the worker is there; then the line is cut. */
export async function visitOnce(page: Page, host: Host) {
  await visit(page, '/')
  await keptForOffline(page)
  host.line = 'cut'
}

/** Every address that the worker keeps. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        addresses.push(new URL(url).pathname)
      }
    }
    return addresses
  })
}

function lineTo(origin: string, host: Host): Server {
  return createServer(({ url = '/', method, headers }, answer) => {
    host.asked.push(url)
    if (host.line === 'cut') answer.destroy()
    if (host.line === 'captive') answer.writeHead(200, { 'content-type': 'text/html' }).end(LOGIN)
    if (host.line === 'broken') answer.writeHead(500).end('Internal Server Error')
    if (host.line !== 'works') return
    ask(origin + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 0, response.headers)
      // pages ask for documents, scripts and the like; what has no such name is the worker's
      if (headers['sec-fetch-dest'] === 'empty') {
        response.on('data', (part: Buffer) => (host.sentAheadBytes += part.length))
      }
      response.pipe(answer)
    })
      .on('error', () => answer.destroy())
      .end()
  })
}
