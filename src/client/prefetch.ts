import {
  fetchPicture,
  type FirstPlace,
  shownFirst,
  sizesOfFirst,
} from '#src/components/pictures/picture.tsx'
import { menu } from '#src/content/pages.ts'

import { allowsPrefetching, stopPrefetchingDocuments } from './connection.ts'
import { fetchFilesOf } from './page-files.ts'

/** An open menu keeps Chromium from ever calling itself idle. */
const IDLE_WITHIN = { timeout: 300 }

/** Where the pages that open with a picture have it. */
const firstPlaces: Readonly<Record<string, FirstPlace>> = {
  '/': 'hero',
  '/about': 'strip',
  '/services': 'service',
  '/contact': 'beside',
}

/**
 * Prefetches pages, so that a tap is answered at once: the scripts and the styles of a page when a
 * link to it is on the screen and the browser idle, and with its first picture when the link is
 * pointed at, focused or pressed. Where data is dear, only when it is pressed.
 */
export function prefetchPages() {
  stopPrefetchingDocuments()
  const allowed = allowsPrefetching()
  const signs = allowed ? ['pointerover', 'pointerdown', 'focusin'] : ['pointerdown']
  for (const sign of signs) document.addEventListener(sign, prefetch)
  if (allowed) prefetchWhatIsSeen()
}

function prefetch({ target }: Event) {
  const page = pageAt(target)
  if (!page) return
  fetchFilesOf(page.path).catch(() => {})
  const place = firstPlaces[page.path]
  if (page.firstPicture && place) {
    const { firstPicture } = page
    fetchPicture(shownFirst(place, firstPicture), sizesOfFirst(place, firstPicture))
  }
}

/** Each link that comes onto the screen: those of the closed menu have not. */
function prefetchWhatIsSeen() {
  const idle = window.requestIdleCallback ?? setTimeout
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const page = isIntersecting && pageAt(target)
      if (page) idle(() => void fetchFilesOf(page.path).catch(() => {}), IDLE_WITHIN)
    }
  })
  for (const link of document.links) seen.observe(link)
}

/** The page of this site that a link around an event's target leads to. */
function pageAt(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== window.location.origin) return undefined
  return menu.find(({ path }) => path === link.pathname)
}
