// Served as the worker while `offline` in extras/offline/switch.ts is false.

/** Where workbox-expiration stores when each picture was used. */
const EXPIRATION_DATABASE = 'workbox-expiration'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

/** Removes all that a worker of this site stored on the phone, and the worker itself. */
async function leave() {
  await self.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  indexedDB.deleteDatabase(EXPIRATION_DATABASE)
}
