import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'

import { asWritten } from '#app/content/address.ts'
import { menu } from '#app/content/pages.ts'

import { prefetchPages } from './next-pages.ts'
import { loadPage } from './routes.tsx'
import { Site } from './site.tsx'

const { pathname, search, hash } = window.location
const written = asWritten(pathname)
const isPage = menu.some(({ path }) => path === written)
const container = document.getElementById('site')

// Some hosts know one spelling of an address, and answer /About with the page of unknown ones.
if (container?.dataset['page'] === '/404' && written !== pathname && isPage) {
  window.location.replace(written + search + hash)
} else {
  // without its script the page stays as it is, and works
  loadPage(pathname).then(start, () => {})
}

function start() {
  // the bootstrap script has set it as a property
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  window.onpopstate = null
  render(
    <StrictMode>
      {/* a tap is answered in one go: slices would let frames pass in between */}
      <BrowserRouter useTransitions={false}>
        <Site />
      </BrowserRouter>
    </StrictMode>,
  )
  prefetchPages()
}

function render(site: ReactNode) {
  if (!container) throw new Error('This document has no place for the site.')
  // development renders in the browser alone
  if (import.meta.env.DEV) createRoot(container).render(site)
  else hydrateRoot(container, site)
}
