// Stands at the worker's address while `offline` in app/offline.ts is false.

/** Where workbox-expiration notes which picture was used when. */
const EXPIRATION_DATABASE = 'workbox-expiration'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

/** Takes away whatever a worker of this site left on the phone, and the worker itself. */
async function leave() {
  await self.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  indexedDB.deleteDatabase(EXPIRATION_DATABASE)
}
