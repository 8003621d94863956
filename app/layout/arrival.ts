import { asWritten } from '#app/content/address.ts'
import { menu } from '#app/content/pages.ts'

/** Where a tap was leading when its page was loaded again instead. */
const ASKED_KEY = 'asked'

/**
 * Makes the page that is loaded next, should it be this one again, lead on to the one asked for:
 * the way of browsers without the Navigation API.
 *
 * @param asked an address of this site, from its first slash on
 * @returns what takes that back
 */
export function leadOnTo(asked: string): () => void {
  const keep = ({ persisted }: PageTransitionEvent) => {
    // left for another site, and perhaps to be come back to
    if (persisted) return
    try {
      sessionStorage.setItem(ASKED_KEY, asked)
    } catch {
      // blocked or full: the next tap arrives
    }
  }
  window.addEventListener('pagehide', keep)
  return () => window.removeEventListener('pagehide', keep)
}

/** The page to be shown instead of the one whose address was loaded, if another one was meant. */
export function pageMeant(): string | undefined {
  const [arrival] = performance.getEntriesByType('navigation')
  if (!(arrival instanceof PerformanceNavigationTiming)) return undefined
  const asked = takeAsked()
  if (arrival.type === 'reload' && asked) return asked
  // a host that led here would lead here again
  return arrival.redirectCount > 0 ? undefined : spelledRight()
}

function takeAsked(): string | undefined {
  try {
    const asked = sessionStorage.getItem(ASKED_KEY)
    sessionStorage.removeItem(ASKED_KEY)
    // whatever else may stand there leads nowhere
    return asked && menu.some(({ path }) => asked.split(/[?#]/)[0] === path) ? asked : undefined
  } catch {
    return undefined
  }
}

/**
 * The page behind an address that is spelled otherwise, such as /About. Good hosts lead there by
 * themselves; some answer with the page of unknown addresses, over which the router, which is not
 * that strict, would draw the page meant.
 */
function spelledRight(): string | undefined {
  const { pathname, search, hash } = window.location
  const written = asWritten(pathname)
  if (written === pathname || !menu.some(({ path }) => path === written)) return undefined
  return written + search + hash
}
