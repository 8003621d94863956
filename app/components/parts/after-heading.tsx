import { type ReactNode, useEffect, useState } from 'react'

import { afterPaint } from './after-paint.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * What a page has below its heading. After navigation it is rendered once the heading is painted;
 * in the prerendered page it is there.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const navigated = useHydrated()
  const [shown, setShown] = useState(!navigated)
  // the heading has been painted, and the next frame shows that it was
  useEffect(() => (shown ? undefined : afterPaint(() => setShown(true))), [shown])
  // its height keeps the footer out of sight
  return shown ? children : <div style={{ minHeight: '100vh' }} />
}
