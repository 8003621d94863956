/**
 * Back and Forward lead to the top of another page (decision 6); a reload, and Back to a place of this
 * page, to where it stood. The browser remembers which with the page that is left. Where it was left
 * by the browser's own buttons it does not say so, and a page may come back that it has kept whole.
 */
export function leadBackToTop() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'back_forward') goToTop()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) goToTop()
  })
  window.history.scrollRestoration = 'auto'
  window.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    const { origin, pathname } = new URL(destination.url)
    const stays = origin === window.location.origin && pathname === window.location.pathname
    if (!stays && navigationType !== 'reload') window.history.scrollRestoration = 'manual'
  })
}

/** Goes to the top of the page at once, without the smooth scrolling of the styles. */
export function goToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' })
}
