import hasDraft from 'virtual:extras/has-draft'

import { fetchFilesOf } from '../page-files.ts'
import { signOfInterest } from './interest.ts'

/** A start that failed is not tried again at every frame of one scroll. */
const RETRY_PAUSE_MS = 1000

/**
 * Starts React once the visitor shows interest, and says in the document's `data-app` how far it is.
 * Where its scripts cannot be had the page stays as it is, links load documents, and the next sign
 * of interest tries again.
 */
export async function startWhenWanted(site: HTMLElement): Promise<void> {
  const state = document.documentElement.dataset
  state['app'] = 'idle'
  // development renders in the browser alone; and a form is not empty that was not left so
  let wanted = import.meta.env.DEV || hasDraft?.() ? Promise.resolve() : signOfInterest()
  for (;;) {
    await wanted
    state['app'] = 'loading'
    try {
      // all before the first is run, because each names its imports only when it has come
      await Promise.all(['all', site.dataset['page'] ?? ''].map((part) => fetchFilesOf(part, true)))
      const { start } = await importStart()
      await start(site)
      state['app'] = 'ready'
      return
    } catch {
      state['app'] = 'failed'
    }
    wanted = signOfInterest()
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS))
  }
}

/**
 * By the address that the document names: `import` of the module itself brings Vite's own loader with it,
 * 0.7 of the 4 KB that a page at rest may have of scripts.
 */
function importStart(): Promise<typeof import('../start.tsx')> {
  return import(/* @vite-ignore */ document.body.dataset['start'] ?? '')
}
