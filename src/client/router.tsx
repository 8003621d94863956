import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import pageShown from 'virtual:extras/page-shown'

import { menu } from '#src/content/pages.ts'
import { Site } from '#src/layout/site.tsx'
import { type CurrentPage, LocationContext, PageContext } from '#src/location.ts'
import { isPage } from '#src/pages/routes.ts'

import { showInDisplayFace } from './at-rest/display-face.ts'
import { hidePanels } from './at-rest/panels.ts'
import { goToTop } from './at-rest/places.ts'
import { hasPageFailed, loadPage } from './load-page.ts'

type RouterProps = {
  /** The page that the document came with. */
  page: CurrentPage['content']
  /** Called once a link shows its page without loading a document. */
  onReady: () => void
}

/**
 * Shows the page that a link, Back or Forward leads to, by the browser's Navigation API. The current
 * page and its address stay until the next page is there; one that cannot be had is loaded as a
 * document, as every page is in a browser without that API.
 */
export function Router({ page, onReady }: RouterProps) {
  const [current, setCurrent] = useState<CurrentPage>({ content: page })
  const [{ pathname, search }, setAddress] = useState(addressOfDocument)

  const navigate = useEffectEvent((event: NavigateEvent) => {
    const to = new URL(event.destination.url)
    if (!isForRouter(event, pathname)) return
    const next = loadPage(to.pathname)
    const isTraversal = event.navigationType === 'traverse'
    const show = async () => {
      const Page = await next
      if (event.signal.aborted) return
      const isSame = to.pathname === pathname
      const announced = menu.find(({ path }) => path === to.pathname)?.title ?? ''
      const place = isTraversal ? '' : to.hash
      releaseFocus()
      flushSync(() => {
        setAddress(addressOfDocument())
        setCurrent(({ content }) => ({ content: isSame ? content : <Page />, announced, place }))
      })
      if (!isSame) showInDisplayFace()
      // the browser's own way, as where a document starts
      window.history.scrollRestoration = 'auto'
      startAtTop()
      pageShown?.()
    }
    next.catch(() => {
      if (event.signal.aborted) return
      if (isTraversal) window.location.reload()
      else window.location.assign(to)
    })
    event.intercept({
      // of Back and Forward the address has changed already
      ...(!isTraversal && { precommitHandler: () => next.then(() => {}) }),
      handler: show,
      scroll: 'manual',
      focusReset: 'manual',
    })
  })

  const followHistory = useEffectEvent(() => {
    // another page is for the navigation to show
    if (window.location.pathname === pathname) setAddress(addressOfDocument())
  })

  useEffect(() => {
    window.navigation?.addEventListener('navigate', navigate)
    window.addEventListener('popstate', followHistory)
    onReady()
    return () => {
      window.navigation?.removeEventListener('navigate', navigate)
      window.removeEventListener('popstate', followHistory)
    }
  }, [onReady])

  const location = useMemo(() => {
    const changeSearch = (query: string) => {
      window.history.pushState(null, '', pathname + query)
      setAddress(addressOfDocument())
    }
    return { pathname, search, changeSearch }
  }, [pathname, search])
  return (
    <LocationContext value={location}>
      <PageContext value={current}>
        <Site />
      </PageContext>
    </LocationContext>
  )
}

/** Places of the page, downloads, sent forms and what a component notes in the address are the browser's. */
function isForRouter(event: NavigateEvent, pathname: string) {
  const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType } = event
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return false
  if (navigationType === 'reload') return false
  const { pathname: path } = new URL(destination.url)
  if (navigationType === 'traverse') return path !== pathname
  return !destination.sameDocument && isPage(path) && !hasPageFailed()
}

/**
 * Call before React removes a page. Removing the link that was tapped, which has the focus, Chromium
 * lays out what is left of that page: 50 ms of the tap with the processor 4x slower.
 */
function releaseFocus() {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
}

/** As where a document is loaded: nothing is open over it, and reading starts at its heading. */
function startAtTop() {
  hidePanels()
  goToTop()
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

function addressOfDocument() {
  const { pathname, search } = window.location
  return { pathname, search }
}
