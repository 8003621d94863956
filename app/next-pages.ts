import { fetchPicture, modelSizes, serviceCardSizes } from '#app/components/pictures/picture.tsx'
import { menu, type Page, pages } from '#app/content/pages.ts'

import { isLoaded, loadPage, loadPageInTime } from './routes.tsx'

/** The width of the picture a page opens with. */
const firstSizes: Partial<Record<Page['path'], string>> = {
  [pages.home.path]: modelSizes.hero,
  [pages.about.path]: modelSizes.strip,
  [pages.services.path]: serviceCardSizes,
}

/**
 * Fetches what the next page needs before it is asked for, so that a tap is answered at once: its
 * script and styles as a pointer or the focus comes to a link, with its first picture; and those
 * of all pages when nothing is being done. With Save-Data only what is pressed.
 */
export function prefetchPages() {
  const saveData = navigator.connection?.saveData === true
  // a finger that scrolls over a link sends no mousedown
  for (const type of saveData ? ['mousedown'] : ['pointerover', 'focusin']) {
    document.addEventListener(type, prefetch)
  }
  document.addEventListener('click', waitForPage, { capture: true })
  if (!saveData && 'requestIdleCallback' in window) loadWhenIdle(menu)
}

function prefetch({ target }: Event) {
  const page = pageBehind(linkAround(target))
  if (!page || page.path === window.location.pathname) return
  loadPage(page.path).catch(() => {})
  const sizes = firstSizes[page.path]
  if (page.firstPicture && sizes) fetchPicture(page.firstPicture, sizes)
}

/** One page after the other, each when the browser has nothing else to do. */
function loadWhenIdle([page, ...others]: readonly Page[]) {
  if (!page) return
  requestIdleCallback(() => {
    loadPage(page.path).then(
      () => loadWhenIdle(others),
      () => {},
    )
  })
}

let wanted: HTMLAnchorElement | undefined

/**
 * Leaves the page on the screen until the next one is there, then lets the click through. What
 * cannot be loaded, after a deploy or on a lost connection, is loaded as a document.
 */
function waitForPage(event: MouseEvent) {
  const link = linkAround(event.target)
  const page = pageBehind(link)
  if (!link || !page || event.button > 0 || link.target) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  wanted = link
  if (isLoaded(page.path)) return
  event.preventDefault()
  event.stopPropagation()
  loadPageInTime(page.path).then(
    () => wanted === link && link.click(),
    () => wanted === link && window.location.assign(link.href),
  )
}

function linkAround(target: EventTarget | null) {
  return target instanceof Element ? target.closest('a') : null
}

function pageBehind(link: HTMLAnchorElement | null): Page | undefined {
  if (link?.origin !== window.location.origin) return undefined
  return menu.find(({ path }) => path === link.pathname)
}
