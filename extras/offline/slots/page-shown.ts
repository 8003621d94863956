import { offline } from '../switch.ts'

/** In localStorage: this browser has shown a page of the site before. */
const SEEN_KEY = 'page-seen'

type TrustedTypePolicy = { createScriptURL: (address: string) => string }

declare global {
  interface Window {
    /** Where the browser supports Trusted Types. */
    trustedTypes?: { createPolicy: (name: string, rules: TrustedTypePolicy) => TrustedTypePolicy }
  }
}

let registered = false

/**
 * Called for each page that somebody reads. From the second one on, in the same visit or a later one, it
 * registers the service worker when the browser is idle. With Save-Data, or where workers are not
 * supported or blocked, nothing happens.
 */
export default function keepForOffline() {
  if (!offline || !import.meta.env.PROD || registered) return
  if (navigator.connection?.saveData) return
  const idle = window.requestIdleCallback ?? setTimeout
  // storage too, which takes 2 ms to answer
  idle(() => {
    if (registered || !hasSeenAPage()) return
    registered = true
    void register().catch(() => {})
  })
}

/** Notes that a page was seen; where storage is blocked every page is the first. */
function hasSeenAPage() {
  try {
    const seen = localStorage.getItem(SEEN_KEY) !== null
    localStorage.setItem(SEEN_KEY, '')
    return seen
  } catch {
    return false
  }
}

async function register() {
  const workers = navigator.serviceWorker
  if (!workers.controller)
    workers.addEventListener('controllerchange', keepPictures, { once: true })
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: (each) => each })
  await workers.register(policy?.createScriptURL('/worker.js') ?? '/worker.js')
}

/** Requests the pictures loaded before the worker again, from the HTTP cache, for it to keep. */
function keepPictures() {
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.startsWith(`${location.origin}/pictures/`)) void fetch(name).catch(() => {})
  }
}
