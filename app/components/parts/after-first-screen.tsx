import { type ReactNode, startTransition, useEffect, useState } from 'react'

import { useHydrated } from './use-hydrated.ts'

/**
 * What stands below a page's first screen. In the page as built it is simply there; on a page
 * reached by script it is drawn a moment after the heading, so that a tap is answered at once
 * also by a slow processor.
 */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  const reachedByScript = useHydrated()
  const [drawn, setDrawn] = useState(!reachedByScript)

  useEffect(() => {
    if (drawn) return
    // the heading's frame first
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)))
    return () => cancelAnimationFrame(frame)
  }, [drawn])

  // room, so that the footer is not seen for a moment
  return drawn ? children : <div style={{ minHeight: '100vh' }} />
}
