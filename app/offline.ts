/**
 * Whether the site works offline once a visitor has shown interest. False is the way out of a
 * worker gone wrong: the next deploy then takes it away from every phone at its next visit.
 */
export const offline = true

/** In the browser's storage: somebody has seen a page of this site before. */
const SEEN_KEY = 'page-seen'

type TrustedTypePolicy = { createScriptURL: (address: string) => string }

declare global {
  interface Window {
    /** Of browsers that ask for a policy before they take an address for a script. */
    trustedTypes?: { createPolicy: (name: string, rules: TrustedTypePolicy) => TrustedTypePolicy }
  }
}

let registered = false

/**
 * To be called for each page that is shown. From the second one on, in the same visit or a later
 * one, it has the browser keep the site, once it is idle. Where the browser cannot, may not or is
 * told to save data, the site works as before and nothing is said.
 */
export function keepForOffline() {
  if (!offline || !import.meta.env.PROD || registered) return
  if (navigator.connection?.saveData || !hasSeenAPage()) return
  registered = true
  const idle = window.requestIdleCallback ?? setTimeout
  idle(() => void register().catch(() => {}))
}

/** Marks that one was seen; where storage is blocked every page is the first. */
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

/** Asks once more for the pictures from before the worker came: the browser's cache has them. */
function keepPictures() {
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.startsWith(`${location.origin}/pictures/`)) void fetch(name).catch(() => {})
  }
}
