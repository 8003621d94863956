import type { ComponentType, ReactElement } from 'react'

import { fetchPicture, type FirstPlace, sizesOfFirst } from '#app/components/pictures/picture.tsx'
import { asWritten } from '#app/content/address.ts'
import { company } from '#app/content/company.ts'
import { menu, type Page } from '#app/content/pages.ts'

import { DocumentHead } from './document-head.tsx'
import { startAtHeading } from './layout/route-change.tsx'
import { navigate } from './location.tsx'
import NotFoundPage from './pages/not-found.tsx'

type LazyPage = {
  /** Fetches the page's script and its styles. */
  load: () => Promise<{ default: ComponentType }>
  /** Where it opens with a picture. */
  first?: FirstPlace
  /** Set once it was requested, and kept when it failed. */
  request?: Promise<ReactElement>
  /** Set once it is loaded: always the same, so that it is rendered again for its own state only. */
  element?: ReactElement
}

const lazyPages: Readonly<Record<string, LazyPage>> = {
  '/': { load: () => import('./pages/home.tsx'), first: 'hero' },
  '/about': { load: () => import('./pages/about.tsx'), first: 'strip' },
  '/services': { load: () => import('./pages/services.tsx'), first: 'service' },
  '/projects': { load: () => import('./pages/projects.tsx') },
  '/contact': { load: () => import('./pages/contact.tsx') },
} satisfies Record<Page['path'], LazyPage>
/** Always loaded: it is small, and no link leads to it. */
const notFound: LazyPage = {
  load: () => Promise.resolve({ default: NotFoundPage }),
  element: <NotFoundPage />,
}

/** After this long a page is loaded as a document, which has its styles and needs no script. */
const TIMEOUT_MS = 5000

/** An open menu keeps Chromium from ever calling itself idle. */
const IDLE_WITHIN = { timeout: 300 }

let failed = false

/**
 * Loads the script and the styles of a page, once.
 *
 * @returns a promise that rejects when they cannot be loaded, and from then on for every page: the
 * site may have been deployed anew, and a stylesheet two pages share is not requested again
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

/** The page at an address, with its title and what a browser shares as its address. */
export function PageAt({ path }: { path: string }) {
  const page = menu.find((each) => each.path === asWritten(path))
  return (
    <>
      {page && <DocumentHead title={page.title} canonical={`${company.siteUrl}${page.path}`} />}
      {lazyPageAt(path).element}
    </>
  )
}

/**
 * Prefetches pages, so that a tap is answered at once: scripts and styles of a page when a link to it
 * is on the screen and the browser idle, with its first picture when the link is hovered or
 * focused, and all pages once a second one is chosen. With Save-Data only when a link is pressed.
 *
 * Call it before the site listens to Back and Forward, which must not show a page that is not loaded.
 */
export function prefetchPages() {
  const saveData = savesData()
  // a finger that scrolls over a link fires no mousedown
  for (const type of saveData ? ['mousedown'] : ['pointerover', 'focusin']) {
    document.addEventListener(type, prefetch)
  }
  shown = window.location.pathname
  document.addEventListener('click', followLink)
  window.addEventListener('popstate', goThroughHistory)
  window.addEventListener('pageshow', () => (leaving = false))
  if (!saveData) loadWhereLinksLead()
}

function savesData() {
  return navigator.connection?.saveData === true
}

function prefetch({ target }: Event) {
  const { page } = linkAround(target) ?? {}
  if (!page) return
  loadPage(page.path).catch(() => {})
  const { first } = lazyPageAt(page.path)
  const src = page.firstPicture
  if (src && first) fetchPicture(src, sizesOfFirst(first, src))
}

/** Loads the page of each link that comes onto the screen: those of the closed menu have not. */
function loadWhereLinksLead() {
  const seen = new IntersectionObserver((entries) => {
    const shown = entries.filter(({ isIntersecting }) => isIntersecting)
    void loadWhenIdle(shown.flatMap(({ target }) => linkAround(target)?.page ?? []))
  })
  for (const link of document.links) seen.observe(link)
}

async function loadWhenIdle(some: readonly { path: string }[]) {
  const idle = window.requestIdleCallback ?? setTimeout
  await new Promise<unknown>((resolve) => idle(resolve, IDLE_WITHIN))
  await Promise.all(some.map(({ path }) => loadPage(path))).catch(() => {})
}

/** The path of the page that is shown. */
let shown: string
/** The link that was followed last, until its page is shown. */
let wanted: HTMLAnchorElement | undefined
/** Another document has been requested, and any link takes its place. */
let leaving = false

/**
 * Has a link to a page of the site change the page within the document. It keeps the current one
 * until the next is loaded; one that cannot be loaded, after a deploy or without a connection, is
 * loaded as a document. Browsers keep what is theirs: a new tab, a file, a place on this page.
 */
function followLink(event: MouseEvent) {
  const { link, page } = linkAround(event.target) ?? {}
  if (!link || !page || event.defaultPrevented || event.button > 0 || link.target) return
  if (leaving || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (link.getAttribute('href')?.startsWith('#')) {
    // Back returns from the place
    history.scrollRestoration = 'auto'
    return
  }
  event.preventDefault()
  wanted = link
  if (!savesData())
    void loadPage(page.path).then(
      () => loadWhenIdle(menu),
      () => {},
    )
  const go = () => {
    const samePage = shown === link.pathname
    changePage(link.pathname)
    navigate(link.pathname + link.search + link.hash, {
      replace: link.href === window.location.href,
    })
    if (samePage && !link.hash) startAtHeading()
  }
  if (lazyPageAt(page.path).element) return go()
  const timeout = new Promise((_, reject) => setTimeout(reject, TIMEOUT_MS))
  Promise.race([loadPage(page.path), timeout]).then(
    () => wanted === link && go(),
    () => {
      if (wanted !== link) return
      leaving = true
      window.location.assign(link.href)
    },
  )
}

/** What is open over a page goes with it, and the next one starts at its top. */
function changePage(path: string) {
  shown = path
  wanted = undefined
  history.scrollRestoration = 'manual'
  for (const each of document.querySelectorAll<HTMLElement>('[popover]')) each.hidePopover?.()
}

/** The link of this site around an event's target, and the page it leads to. */
function linkAround(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== window.location.origin) return undefined
  return { link, page: menu.find(({ path }) => path === link.pathname) }
}

/** Back or Forward to another page, which is loaded as a document where its script is missing. */
function goThroughHistory(event: PopStateEvent) {
  const { pathname } = window.location
  if (pathname !== shown) changePage(pathname)
  if (lazyPageAt(pathname).element) return
  event.stopImmediatePropagation()
  window.location.reload()
}

/** However the address is spelled: some hosts accept any spelling. */
function lazyPageAt(path: string): LazyPage {
  return lazyPages[asWritten(path)] ?? notFound
}
