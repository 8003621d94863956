import type { Browser, Page } from '@playwright/test'

import { load, scrollToEnd } from './bytes.ts'
import { asNewVisitor } from './phone.ts'

const SLOWDOWN = 4
const SLOW_LINE = { kilobitsPerSecond: 400, roundTripMs: 400 }
const USUAL_LINE = { kilobitsPerSecond: 1600, roundTripMs: 150 }

/** Where the moment of a tap is kept across a change of document. */
const TAPPED = 'bench-tapped'

declare global {
  interface Window {
    /** What the browser told the observers of this benchmark, in milliseconds. */
    seen: { first: number; largest: number; shift: number; longestTask: number; tapped: number }
  }
}

/**
 * Loads a page of a site as a new visitor on a slow line and reads it to its end; then comes to it
 * from another page on a usual line.
 *
 * @returns milliseconds, and the shift of the layout; no tap where no link leads to the page
 */
export async function measureTimes(browser: Browser, site: string, path: string, from: string) {
  const slow = { slowdown: SLOWDOWN, line: SLOW_LINE }
  const paint = await asNewVisitor(browser, slow, async (page) => {
    await page.addInitScript(observe, TAPPED)
    await load(page, site + path)
    const { first, largest } = await seenBy(page)
    await scrollToEnd(page)
    const { shift } = await seenBy(page)
    return { 'first paint': first, 'largest paint': largest, shift }
  })
  const longestTask = await asNewVisitor(browser, { slowdown: SLOWDOWN }, async (page) => {
    await page.addInitScript(observe, TAPPED)
    await load(page, site + path)
    return (await seenBy(page)).longestTask
  })
  const usual = { slowdown: SLOWDOWN, line: USUAL_LINE }
  const tap = await asNewVisitor(browser, usual, async (page) => {
    await page.addInitScript(observe, TAPPED)
    await load(page, site + from)
    const link = await linkTo(page, site + path)
    if (!link) return Number.NaN
    await link.scrollIntoViewIfNeeded()
    await page.waitForFunction(idleForASecond)
    await link.tap()
    const result = await page.waitForFunction(() => window.seen.tapped)
    return result.jsonValue()
  })
  return { ...paint, 'longest task': longestTask, 'tap to heading': tap }
}

/** What the observers know; they are told with the frame after. */
function seenBy(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return { ...window.seen }
  })
}

/** A link that is shown, in the text before one in the menu. */
async function linkTo(page: Page, address: string) {
  for (const link of await page.locator('main a[href], a[href]').all()) {
    const leadsThere = await link.evaluate((element, there) => {
      const plain = ({ origin, pathname }: URL) =>
        origin + pathname.replace(/(index)?(\.html)?\/?$/, '')
      const target = new URL((element as HTMLAnchorElement).href)
      return plain(target) === plain(new URL(there)) && element.checkVisibility()
    }, address)
    if (leadsThere) return link
  }
  return undefined
}

/** In the page: whether a visitor has had the time to read a sentence. */
function idleForASecond() {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const last = Math.max(...files.map(({ responseEnd }) => responseEnd))
  return performance.now() - last > 1000
}

/** In the page: collects what its browser tells. */
function observe(tappedKey: string) {
  const seen = { first: 0, largest: 0, shift: 0, longestTask: 0, tapped: 0 }
  window.seen = seen
  const watch = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) => {
    const tell: PerformanceObserverCallback = (list) => {
      for (const entry of list.getEntries()) take(entry as Entry)
    }
    new PerformanceObserver(tell).observe({ type, buffered: true })
  }
  const tapped = Number(sessionStorage.getItem(tappedKey))
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return
    seen.first = startTime
    // a link that loads a whole page ends with that page's first words
    if (tapped > 0) seen.tapped = performance.timeOrigin + startTime - tapped
  })
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  watch('longtask', ({ duration }) => (seen.longestTask = Math.max(seen.longestTask, duration)))

  const heading = () => document.querySelector('h1')?.textContent
  const watchTap = ({ timeStamp }: Event) => {
    const before = heading()
    sessionStorage.setItem(tappedKey, String(performance.timeOrigin + timeStamp))
    const look = () => {
      if (heading() === before) requestAnimationFrame(look)
      else requestAnimationFrame((time) => (seen.tapped = time - timeStamp))
    }
    look()
  }
  document.addEventListener('click', watchTap, { capture: true })
}
