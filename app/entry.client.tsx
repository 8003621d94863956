import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { asWritten } from '#app/content/address.ts'
import { menu } from '#app/content/pages.ts'

import { keepForOffline } from './offline.ts'

const page = pageMeant()
if (page) window.location.replace(page)
else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* a tap is answered in one go: slices would let frames pass in between */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    )
  })
  keepForOffline()
}

/**
 * The page behind an address that is spelled otherwise, such as /About. Good hosts lead there by
 * themselves; some answer with the page of unknown addresses, over which the router, which is not
 * that strict, would draw the page meant.
 */
function pageMeant(): string | undefined {
  const { pathname, search, hash } = window.location
  const [arrival] = performance.getEntriesByType('navigation')
  // a host that led here would lead here again
  const led = arrival instanceof PerformanceNavigationTiming && arrival.redirectCount > 0
  const written = asWritten(pathname)
  if (led || written === pathname || !menu.some(({ path }) => path === written)) return undefined
  return written + search + hash
}
