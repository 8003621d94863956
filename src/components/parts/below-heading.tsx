import { Children, type ReactNode, Suspense, useDeferredValue } from 'react'

import { useIsFromDocument } from '#src/location.ts'

/**
 * What a page has below its heading. After navigation React renders it once the heading is shown. In
 * the prerendered page it is there, and each part is hydrated by itself, in tasks of its own.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  const shown = useDeferredValue(true, useIsFromDocument())
  // its height keeps the footer out of sight
  if (!shown) return <div style={{ minHeight: '100vh' }} />
  return Children.map(children, (part) => <Suspense>{part}</Suspense>)
}
