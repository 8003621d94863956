import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'

import { asWritten } from '#app/content/address.ts'
import { menu } from '#app/content/pages.ts'

import { loadPage, prefetchPages } from './routes.tsx'
import { Site } from './site.tsx'

const { pathname, search, hash } = window.location
const written = asWritten(pathname)
const container = document.getElementById('site')
if (!container) throw new Error('This document has no place for the site.')
const isNotFound = container.dataset['page'] === '/404'

// Some hosts know one spelling of an address, and answer /About with the page of unknown ones.
if (isNotFound && written !== pathname && menu.some(({ path }) => path === written)) {
  window.location.replace(written + search + hash)
} else {
  // without its script the page stays as it is, and works
  loadPage(pathname).then(
    () => start(container),
    () => {},
  )
}

function start(site: HTMLElement) {
  // the bootstrap script has set it as a property
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  window.onpopstate = null
  const content = (
    <StrictMode>
      {/* a tap is answered in one go: slices would let frames pass in between */}
      <BrowserRouter useTransitions={false}>
        <Site />
      </BrowserRouter>
    </StrictMode>
  )
  prefetchPages()
  // development renders in the browser alone
  if (import.meta.env.DEV) createRoot(site).render(content)
  else hydrateRoot(site, content)
}
