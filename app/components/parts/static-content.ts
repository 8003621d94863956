import { type ReactNode, useState } from 'react'

import { useHydrated } from './use-hydrated.ts'

/** For React: an element whose content is not its own. */
const AS_IT_CAME = { dangerouslySetInnerHTML: { __html: '' } }

/**
 * Props of an element whose content has no state and handles nothing: what came with the document
 * stays as it came, without being hydrated, and after navigation it is rendered.
 */
export function useStaticContent(content: ReactNode) {
  const navigated = useHydrated()
  const [came] = useState(!navigated && !import.meta.env.SSR)
  return came ? AS_IT_CAME : { children: content }
}
