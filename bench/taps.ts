import type { Browser, Page } from '@playwright/test'

import { load } from './bytes.ts'
import { asNewVisitor, type Conditions } from './phone.ts'

declare global {
  interface Window {
    /** From the last tap to the paint of the heading it led to, in milliseconds. */
    tapToHeading: number | undefined
  }
}

/**
 * Taps a link to a page once the page it stands on asks for nothing more.
 *
 * @returns milliseconds to the paint of the new heading, or of the new page's first words where
 *   links load whole pages; nothing where no link leads there
 */
export function measureTap(browser: Browser, from: string, to: string, conditions: Conditions) {
  return asNewVisitor(browser, conditions, async (page): Promise<number | undefined> => {
    await page.addInitScript(watchTaps)
    await load(page, from)
    const link = await linkTo(page, to)
    if (!link) return undefined
    await link.scrollIntoViewIfNeeded()
    await page.waitForFunction(nothingAskedForASecond)
    await link.tap()
    const result = await page.waitForFunction(() => window.tapToHeading)
    return result.jsonValue()
  })
}

/** A link that can be seen, in the page or behind nothing but a scroll. */
async function linkTo(page: Page, address: string) {
  for (const link of await page.locator('main a[href], a[href]').all()) {
    const leadsThere = await link.evaluate((element, there) => {
      const { origin, pathname } = new URL((element as HTMLAnchorElement).href)
      const { origin: ours, pathname: theirs } = new URL(there)
      const plain = (path: string) => path.replace(/(index)?(\.html)?\/?$/, '')
      return origin === ours && plain(pathname) === plain(theirs) && element.checkVisibility()
    }, address)
    if (leadsThere) return link
  }
  return undefined
}

/** In the page: whether a visitor has had the time to read a line. */
function nothingAskedForASecond() {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const last = Math.max(...files.map(({ responseEnd }) => responseEnd))
  return performance.now() - last > 1000
}

/** In the page: remembers when a tap was, also across a change of document. */
function watchTaps() {
  const KEY = 'bench-tapped'
  const now = (time: number) => performance.timeOrigin + time
  const tapped = Number(sessionStorage.getItem(KEY))
  if (tapped > 0) {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (paint) window.tapToHeading = now(paint.startTime) - tapped
    }).observe({ type: 'paint', buffered: true })
  }
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const heading = () => document.querySelector('h1')?.textContent
      const before = heading()
      sessionStorage.setItem(KEY, String(now(timeStamp)))
      const look = () => {
        if (heading() === before) requestAnimationFrame(look)
        else requestAnimationFrame((time) => (window.tapToHeading = time - timeStamp))
      }
      look()
    },
    { capture: true },
  )
}
