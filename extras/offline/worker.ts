// The service worker: write-worker.ts builds it, and lists in it what it precaches.
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

import { canonicalPath } from '#src/content/address.ts'

/** The worker's own scope, whose types cannot stand beside those of a page. */
declare const self: { skipWaiting(): Promise<void> }
/** What is precached, from the build. */
declare const PRECACHED: PrecacheEntry[]
/** The page for a visitor who is offline and requests what is not precached, from the build. */
declare const OFFLINE_PAGE: string

/** For pages: how to respond when the network does not. */
const precachedPage: WorkboxPlugin = {
  // pages are precached with their scripts; caching here could store a captive portal's page
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: ({ request }) => matchPage(request.url),
  async fetchDidSucceed({ request, response }) {
    return response.status < 500 ? response : ((await matchPage(request.url)) ?? response)
  },
  async handlerDidError({ request }) {
    return request.mode === 'navigate' ? offlineResponse() : undefined
  },
}

/** Caches nothing but pictures, whatever a captive portal sends instead of them. */
const onlyPictures: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const isPicture = response.headers.get('content-type')?.startsWith('image/')
    return response.status === 200 && isPicture ? response : null
  },
}

void self.skipWaiting()
clientsClaim()
precacheAndRoute(PRECACHED, { directoryIndex: '' })
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && !/^\/(assets|fonts|pictures)\//.test(url.pathname),
  new NetworkFirst({ networkTimeoutSeconds: 3, plugins: [precachedPage] }),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      onlyPictures,
      // every picture for one screen size, in this version and the one before; its type says undefined
      // where that of plugins says nothing
      new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true }) as WorkboxPlugin,
    ],
  }),
)
// if storage fails, requests go to the network as they would without a worker
setCatchHandler(({ request }) => fetch(request))

/** The precached page for an address, in any spelling. */
async function matchPage(url: string): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(url)
  const address = origin + canonicalPath(pathname)
  // precached addresses have a query; while a new version is being fetched, the old one, whose
  // scripts are there, is found first
  const page = await caches.match(address, { ignoreSearch: true, ignoreVary: true })
  // the page's script depends on the address, so it must be the canonical one
  return page && address !== origin + pathname ? Response.redirect(address + search) : page
}

function offlineResponse() {
  const headers = { 'content-type': 'text/html;charset=utf-8' }
  return new Response(OFFLINE_PAGE, { status: 503, headers })
}
