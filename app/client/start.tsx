import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { fetchDisplayFace } from '#app/layout/display-face.ts'
import { importPage } from '#app/routes.ts'
import { Site } from '#app/site.tsx'

import { prefetchPages } from './prefetch.ts'
import { Router } from './router.tsx'

/**
 * Hydrates the document with the page it shows.
 *
 * @returns a promise that is kept once links are followed without loading a document
 * @throws when the page's script cannot be had
 */
export async function start(site: HTMLElement): Promise<void> {
  const { default: Page } = await importPage(window.location.pathname)
  await new Promise<void>((resolve) => {
    const content = (
      <Router page={<Page />} onReady={resolve}>
        <Site />
      </Router>
    )
    // development renders in the browser alone
    if (import.meta.env.DEV) {
      void import('#app/generated/display-face.css')
      createRoot(site).render(content)
      // in a transition React hydrates in short tasks, and what is pressed first
    } else startTransition(() => void hydrateRoot(site, content))
  })
  fetchDisplayFace()
  prefetchPages()
}
