import type { ComponentType, ReactElement } from 'react'

import { fetchPicture, modelSizes, serviceCardSizes } from '#app/components/pictures/picture.tsx'
import { asWritten } from '#app/content/address.ts'
import { company } from '#app/content/company.ts'
import { menu, type Page } from '#app/content/pages.ts'

import NotFoundPage from './pages/not-found.tsx'

type LazyPage = {
  /** Fetches the page's script and its styles. */
  load: () => Promise<{ default: ComponentType }>
  /** The width of the picture it opens with. */
  firstSizes?: string
  /** Set once it was asked for, and kept when it failed. */
  request?: Promise<ReactElement>
  /** Set once it is there: always the same, so that React renders it anew only for its own state. */
  element?: ReactElement
}

const lazyPages: Readonly<Record<string, LazyPage>> = {
  '/': { load: () => import('./pages/home.tsx'), firstSizes: modelSizes.hero },
  '/about': { load: () => import('./pages/about.tsx'), firstSizes: modelSizes.strip },
  '/services': { load: () => import('./pages/services.tsx'), firstSizes: serviceCardSizes },
  '/projects': { load: () => import('./pages/projects.tsx') },
  '/contact': { load: () => import('./pages/contact.tsx') },
} satisfies Record<Page['path'], LazyPage>
/** Small, and in no list of pages to fetch, so it is always there. */
const notFound: LazyPage = {
  load: () => Promise.resolve({ default: NotFoundPage }),
  element: <NotFoundPage />,
}

/** From when on a page is loaded as a document, which brings its styles and needs no script. */
const TIMEOUT_MS = 5000

let failed = false

/**
 * Fetches what a page is made of, once.
 *
 * @returns a promise that fails when it cannot be loaded, and for every other page from then on: the
 * site may have been deployed anew, and what two pages share is not asked for twice
 */
export function loadPage(path: string): Promise<ReactElement> {
  const page = lazyPageAt(path)
  if (failed && !page.request)
    return Promise.reject(new Error('A page could not be loaded before.'))
  page.request ??= page.load().then(
    ({ default: Content }) => (page.element = <Content />),
    (problem: unknown) => {
      failed = true
      throw problem
    },
  )
  return page.request
}

/** The page at an address, with what search engines read of it. */
export function PageAt({ path }: { path: string }) {
  const page = menu.find((each) => each.path === asWritten(path))
  return (
    <>
      {page && (
        <>
          <title>{page.title}</title>
          <meta name="description" content={page.description} />
          <link rel="canonical" href={`${company.siteUrl}${page.path}`} />
        </>
      )}
      {lazyPageAt(path).element}
    </>
  )
}

/**
 * Fetches what the next page needs before it is asked for, so that a tap is answered at once: its
 * script and styles as a pointer or the focus comes to a link, with its first picture; and those
 * of all pages when nothing is being done. With Save-Data only what is pressed.
 *
 * To be called before the router listens: it has no page that is not there yet.
 */
export function prefetchPages() {
  const saveData = navigator.connection?.saveData === true
  // a finger that scrolls over a link sends no mousedown
  for (const type of saveData ? ['mousedown'] : ['pointerover', 'focusin']) {
    document.addEventListener(type, prefetch)
  }
  document.addEventListener('click', waitForPage, { capture: true })
  window.addEventListener('popstate', loadWhereMissing)
  if (!saveData && 'requestIdleCallback' in window) loadWhenIdle().catch(() => {})
}

function prefetch({ target }: Event) {
  const { page } = linkAround(target) ?? {}
  if (!page) return
  loadPage(page.path).catch(() => {})
  const { firstSizes } = lazyPageAt(page.path)
  if (page.firstPicture && firstSizes) fetchPicture(page.firstPicture, firstSizes)
}

/** One page after the other, each when the browser has nothing else to do. */
async function loadWhenIdle() {
  for (const { path } of menu) {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await loadPage(path)
  }
}

let wanted: HTMLAnchorElement | undefined

/**
 * Leaves the page on the screen until the next one is there, then lets the click through. What
 * cannot be loaded, after a deploy or on a lost connection, is loaded as a document.
 */
function waitForPage(event: MouseEvent) {
  const { link, page } = linkAround(event.target) ?? {}
  if (!link || !page || event.button > 0 || link.target) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  wanted = link
  if (lazyPageAt(page.path).element) return
  event.preventDefault()
  event.stopPropagation()
  const timeout = new Promise((_, reject) => setTimeout(reject, TIMEOUT_MS))
  Promise.race([loadPage(page.path), timeout]).then(
    () => wanted === link && link.click(),
    () => wanted === link && window.location.assign(link.href),
  )
}

/** The link that an event is about, and the page it leads to. */
function linkAround(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== window.location.origin) return undefined
  return { link, page: menu.find(({ path }) => path === link.pathname) }
}

/** Back or Forward to a page whose script is not there: the page on the screen stays until then. */
function loadWhereMissing(event: PopStateEvent) {
  if (lazyPageAt(window.location.pathname).element) return
  event.stopImmediatePropagation()
  window.location.reload()
}

/** However the address is spelled: some hosts send a page with any spelling. */
function lazyPageAt(path: string): LazyPage {
  return lazyPages[asWritten(path)] ?? notFound
}
