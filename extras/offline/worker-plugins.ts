import type { GenerateSWOptions } from 'workbox-build'

import { canonicalPath } from '#src/content/address.ts'

import { offlinePage } from './offline-page.ts'

type Route = NonNullable<GenerateSWOptions['runtimeCaching']>[number]
type Plugin = NonNullable<NonNullable<Route['options']>['plugins']>[number]

declare const OFFLINE_PAGE: string

// workbox-build writes these functions into the worker as text on one line, so they are one
// expression each, and use nothing but the worker's globals and what WORKER_HEAD declares.

/** For pages: how to respond when the network does not. */
export const precachedPage: Plugin = {
  // pages are precached with their scripts; caching here could store a captive portal's page
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: ({ request }) => matchPage(request.url),
  fetchDidSucceed: async ({ request, response }) =>
    response.status < 500 ? response : ((await matchPage(request.url)) ?? response),
  handlerDidError: async ({ request }) =>
    request.mode === 'navigate' ? offlineResponse() : undefined,
}

/** Caches nothing but pictures, whatever a captive portal sends instead of them. */
export const onlyPictures: Plugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.headers.get('content-type')?.startsWith('image/')
      ? response
      : null,
}

/** Goes at the top of the worker. */
export const WORKER_HEAD = `
const OFFLINE_PAGE = ${JSON.stringify(offlinePage())}
${[canonicalPath, matchPage, offlineResponse, fallBackToNetwork].join('\n')}
addEventListener('fetch', fallBackToNetwork)
`

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

type FetchEvent = Event & { request: Request; respondWith(answer: Promise<Response>): void }

/** If storage fails, requests go to the network as they would without a worker. */
function fallBackToNetwork(event: FetchEvent) {
  const respondWith = event.respondWith.bind(event)
  event.respondWith = (answer) => respondWith(answer.catch(() => fetch(event.request)))
}
