import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'

import { serve } from '#build/serve.ts'

import { test as base } from './site.ts'

/** What a network answers with that wants a visitor to log in first. */
const LOGIN = '<!doctype html><html lang="en"><title>Log in</title><h1>Log in</h1>'

/** A host of the site, and the network to it. */
export type Host = {
  /** The folder it serves: a copy of dist/, to be changed by a deploy. */
  folder: string
  /**
   * How the network and the host are. Silent: no answer ever comes. Captive: the network answers
   * everything with its login.
   */
  network: 'works' | 'cut' | 'silent' | 'broken' | 'captive'
  /** Every address asked for, as it came. */
  asked: string[]
}

/** A test of the site on a host of its own, with its worker. */
export const test = base.extend<{ host: Host & { address: string } }>({
  host: async ({ browserName }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), `host-for-${browserName}-`))
    await cp('dist', folder, { recursive: true })
    const { address: origin, stop } = await serve({ folder, port: 0 })
    const host: Host = { folder, network: 'works', asked: [] }
    const network = networkTo(origin, host)
    await once(network.listen(0), 'listening')
    const { port } = network.address() as AddressInfo
    await provide(Object.assign(host, { address: `http://localhost:${port}` }))
    network.closeAllConnections()
    network.close()
    await stop()
    await rm(folder, { recursive: true })
  },
  baseURL: async ({ host }, provide) => provide(host.address),
  serviceWorkers: 'allow',
})

function networkTo(origin: string, host: Host): Server {
  return createServer(({ url = '/', method, headers }, answer) => {
    host.asked.push(url)
    if (host.network === 'cut') answer.destroy()
    if (host.network === 'captive')
      answer.writeHead(200, { 'content-type': 'text/html' }).end(LOGIN)
    if (host.network === 'broken') answer.writeHead(500).end('Internal Server Error')
    if (host.network !== 'works') return
    ask(origin + url, { method, headers }, (response) => {
      // the browser may have gone meanwhile
      if (answer.destroyed) return void response.destroy()
      answer.writeHead(response.statusCode ?? 0, response.headers)
      // an answer that breaks off breaks off for the browser too, which may be gone by now
      if (!answer.destroyed) pipeline(response, answer, () => {})
    })
      .on('error', () => answer.destroy())
      .end()
  })
}
