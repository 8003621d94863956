import { registerRoute } from 'workbox-routing'

import { answerFile, answerOther } from './files.ts'
import { dropOld, fetchAhead } from './install.ts'
import { pages } from './pages.ts'
import { ahead } from './site.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Firefox that asks while the worker starts, and finds no line, shows its own page of failure
 * whatever the worker answers (GoogleChrome/workbox#3134). Seen in 153; delete when tests/engines
 * passes without it.
 */
const FIREFOX = /Firefox\//

const HASHED = /^\/(assets|fonts|pictures)\//

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(fetchAhead(event))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages)
registerRoute(({ request, sameOrigin, url }) => {
  return sameOrigin && HASHED.test(url.pathname) && !request.headers.has('range')
}, answerFile)
registerRoute(({ request, sameOrigin, url }) => {
  const known = sameOrigin && ahead.getCacheKeyForURL(url.href) !== undefined
  return known && !request.headers.has('range')
}, answerOther)

async function takeOver() {
  // a page is asked for while the worker starts; where that cannot be, it is asked for after
  if (!FIREFOX.test(navigator.userAgent)) {
    await self.registration.navigationPreload?.enable().catch(() => {})
  }
  // old files in the way harm nobody
  await dropOld().catch(() => {})
  await self.clients.claim()
}
