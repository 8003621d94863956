import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'

import { keepForOffline } from '#app/offline.ts'

import { leadOnTo } from './arrival.ts'

/**
 * What a browser does by itself when a page is loaded, for pages changed by script: start at the
 * top, start reading at the heading, and say the new page's title. A filter or a dialog changes
 * the address but not the page, and moves nothing.
 */
export function RouteChange() {
  const location = useLocation()
  const shown = useRef(location)
  const [title, setTitle] = useState('')
  useArrival()
  useEffect(keepForOffline, [location.pathname])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = location
    const samePage = before.pathname === location.pathname
    const sameAddress =
      samePage && before.search === location.search && before.hash === location.hash
    if (before.key === location.key || (samePage && !sameAddress)) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [location])

  useEffect(() => {
    // every page change lands at the top, back and forward too; a reload stays where it was
    const leaveScrollAlone = () => (history.scrollRestoration = 'manual')
    const letReloadRestoreScroll = () => (history.scrollRestoration = 'auto')
    leaveScrollAlone()
    window.addEventListener('pageshow', leaveScrollAlone)
    window.addEventListener('pagehide', letReloadRestoreScroll)
    return () => {
      window.removeEventListener('pageshow', leaveScrollAlone)
      window.removeEventListener('pagehide', letReloadRestoreScroll)
    }
  }, [])

  return (
    <p className="visually-hidden" aria-live="assertive">
      {title}
    </p>
  )
}

/**
 * A page whose script is gone, after a deploy or without a line, is loaded as a document. React
 * Router would load the page on the screen again, and the tap would be lost.
 */
function useArrival() {
  const { location } = useNavigation()
  const asked = location && createPath(location)

  useLayoutEffect(() => {
    if (!asked) return
    if (!('navigation' in window)) return leadOnTo(asked)
    const { navigation } = window
    let leaving = false
    const goThere = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload') return
      event.preventDefault()
      // it asks twice, once for each of two parts of the script
      if (!leaving) window.location.assign(asked)
      leaving = true
    }
    navigation.addEventListener('navigate', goThere)
    return () => navigation.removeEventListener('navigate', goThere)
  }, [asked])
}
