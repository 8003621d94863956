import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import pageShown from 'virtual:extras/page-shown'

import { openServiceInAddress } from './at-rest/services.ts'
import { nextTask } from './next-task.ts'

/**
 * Hydrates the document with the page it shows.
 *
 * @returns a promise that is kept once links are followed without loading a document
 * @throws when a script of the site or of the page cannot be had
 */
export async function start(site: HTMLElement): Promise<void> {
  // React itself has been started by now, and each next part is a task of its own
  await nextTask()
  const { Router, importPage, prefetchPages } = await import('./app.ts')
  await nextTask()
  const { default: Page } = await importPage(window.location.pathname)
  await nextTask()
  await new Promise<void>((resolve) => {
    const app = <Router page={<Page />} onReady={resolve} />
    // development renders in the browser alone
    if (import.meta.env.DEV) {
      void import('virtual:display-face.css')
      createRoot(site).render(app)
      // in a transition React hydrates in short tasks, and what is pressed first
    } else startTransition(() => void hydrateRoot(site, app))
  })
  // where it came with the document it has been opened
  if (import.meta.env.DEV) openServiceInAddress()
  prefetchPages()
  pageShown?.()
}
