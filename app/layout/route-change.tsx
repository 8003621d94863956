import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { Location } from '#app/location.tsx'
import { keepForOffline } from '#app/offline.ts'

import { changeFaces, fetchDisplayFace } from './display-face.ts'

/** Goes to the top of the page, as a reader with or without eyes. */
export function startAtHeading() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

/**
 * What a browser does when it loads a page, for navigation by script: scrolls to the top, focuses
 * the heading, and announces the title. A filter or a dialog changes the address but not the page,
 * and moves nothing.
 */
export function RouteChange({ location }: { location: Location }) {
  const shown = useRef(location)
  const [title, setTitle] = useState('')
  useEffect(keepForOffline, [location.pathname])
  useEffect(fetchDisplayFace, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = location
    const samePage = before.pathname === location.pathname
    const sameAddress =
      samePage && before.search === location.search && before.hash === location.hash
    if (before === location || (samePage && !sameAddress)) return
    if (!samePage) changeFaces()
    startAtHeading()
    setTitle(document.title)
  }, [location])

  return (
    <p className="visually-hidden" aria-live="assertive">
      {title || null}
    </p>
  )
}
