import { type ComponentType, type ReactElement, use } from 'react'

import { asWritten } from '#app/content/address.ts'
import type { Page } from '#app/content/pages.ts'

type LazyPage = {
  /** Fetches the page's script and its styles. */
  load: () => Promise<{ default: ComponentType }>
  /** Set once it was asked for, and kept when it failed. */
  request?: Promise<ReactElement>
  /** Set once it is there: always the same, so that React renders it anew only for its own state. */
  element?: ReactElement
  /** What React waits for where the page is shown before it is there. */
  arrival?: Promise<ReactElement>
}

const lazyPages: Readonly<Record<string, LazyPage>> = {
  '/': { load: () => import('./pages/home.tsx') },
  '/about': { load: () => import('./pages/about.tsx') },
  '/services': { load: () => import('./pages/services.tsx') },
  '/projects': { load: () => import('./pages/projects.tsx') },
  '/contact': { load: () => import('./pages/contact.tsx') },
} satisfies Record<Page['path'], LazyPage>
const notFound: LazyPage = { load: () => import('./pages/not-found.tsx') }

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

/** The same, but it also fails when it takes too long. */
export function loadPageInTime(path: string): Promise<ReactElement> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, TIMEOUT_MS, new Error('A page took too long.'))
    loadPage(path).then(resolve, reject)
  })
}

/** Whether a page can be rendered at once. */
export function isLoaded(path: string): boolean {
  return lazyPageAt(path).element !== undefined
}

/** The page at an address. One that cannot be loaded is fetched as a document. */
export function PageAt({ path }: { path: string }) {
  const page = lazyPageAt(path)
  return page.element ?? use((page.arrival ??= loadPageOrDocument(path)))
}

function loadPageOrDocument(path: string) {
  return loadPageInTime(path).catch(() => {
    window.location.reload()
    return new Promise<never>(() => {})
  })
}

/** However the address is spelled: some hosts send a page with any spelling. */
function lazyPageAt(path: string): LazyPage {
  return lazyPages[asWritten(path)] ?? notFound
}
