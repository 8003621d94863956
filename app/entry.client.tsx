import { createRoot, hydrateRoot } from 'react-dom/client'

import { replaceFailedPictures } from '#app/components/pictures/failed-pictures.ts'
import { fetchPicturesBelow } from '#app/components/pictures/pictures-below.ts'
import { asWritten } from '#app/content/address.ts'
import { menu } from '#app/content/pages.ts'

import { DocumentLocation } from './location.tsx'
import { loadPage, prefetchPages } from './routes.tsx'
import { Site } from './site.tsx'

const { pathname, search, hash } = window.location
const written = asWritten(pathname)
const container = document.getElementById('site')
if (!container) throw new Error('This document has no place for the site.')
const isNotFound = container.dataset['page'] === '/404'

// Some hosts match addresses exactly, and answer /About with the not-found page.
if (isNotFound && written !== pathname && menu.some(({ path }) => path === written)) {
  window.location.replace(written + search + hash)
} else {
  // without its script the prerendered page still works
  loadPage(pathname).then(
    () => start(container),
    () => {},
  )
}

function start(site: HTMLElement) {
  // the handler of the bootstrap script, which set it as a property
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  window.onpopstate = null
  const content = (
    <DocumentLocation>
      <Site />
    </DocumentLocation>
  )
  keepScrollOnReloadOnly()
  replaceFailedPictures()
  fetchPicturesBelow()
  appendStylesToBody()
  prefetchPages()
  // development renders in the browser alone
  if (import.meta.env.DEV) {
    void import('./generated/display-face.css')
    createRoot(site).render(content)
  } else hydrateRoot(site, content)
}

/**
 * Has Vite's loader put the next pages' styles behind all others, some of which are in the body.
 * When one with layers comes before another, Chromium reads every font face again, and computes the
 * styles and the layout of the whole page anew.
 */
function appendStylesToBody() {
  document.head.appendChild = (link) => document.body.appendChild(link)
}

/** Navigation ends at the top, back and forward too. */
function keepScrollOnReloadOnly() {
  history.scrollRestoration = 'manual'
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
}
