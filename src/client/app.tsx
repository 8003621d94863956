import type { ReactElement } from 'react'

import { Site } from '#src/layout/site.tsx'

import { Router } from './router.tsx'

export { prefetchPages } from './prefetch.ts'
export { importPage } from '#src/pages/routes.ts'

type AppProps = {
  /** The page that the document came with. */
  page: ReactElement
  /** Called once links are followed without loading a document. */
  onReady: () => void
}

/** The site in a browser: with the router, which the build has no need of. */
export function App({ page, onReady }: AppProps) {
  return (
    <Router page={page} onReady={onReady}>
      <Site />
    </Router>
  )
}
