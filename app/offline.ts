/**
 * Whether the site works without a line after one visit. False is the way out of a worker gone
 * wrong: the next deploy then takes it away from every phone at its next visit.
 */
export const offline = true

/** Smaller screens are phones, whose width is that of the window too. In CSS pixels. */
const PHONE_BELOW_PX = 700

declare global {
  interface Window {
    /** Of browsers that ask for a policy before they take an address for a script. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): string }
    }
  }
}

/**
 * Has the browser fetch and keep the site, once it is idle. Where it cannot or may not, the site
 * works as before and nothing is said.
 */
export function keepForOffline() {
  if (!offline || !import.meta.env.PROD) return
  const idle = window.requestIdleCallback ?? setTimeout
  idle(() => void register().catch(() => {}))
}

async function register() {
  const address = `/worker.js${navigator.connection?.saveData ? '' : `?screen=${screenClass()}`}`
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: (each) => each })
  await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address)
}

/** Turning a phone changes nothing of it, nor does zooming by a little on a desktop. */
function screenClass() {
  const { width, height } = window.screen
  const short = Math.min(width, height)
  if (short < PHONE_BELOW_PX) return `${short}x${devicePixelRatio}`
  return `${width}x${Math.max(1, Math.round(devicePixelRatio))}`
}
