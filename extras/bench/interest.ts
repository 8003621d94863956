import type { Browser, Page } from '@playwright/test'

import { asNewVisitor } from '../../tests/phone.ts'
import { load } from './load.ts'

const CONDITIONS = { slowdown: 4, line: { kilobitsPerSecond: 1600, roundTripMs: 150 } }
/** What a page does after it is hydrated belongs to it too. */
const AFTER_MS = 1000

/**
 * What the main thread has to do for a load of a page until it is idle, in milliseconds of the
 * processor's time, which a busy machine does not lengthen as it does the clock's. (TaskDuration, whose
 * clock can be chosen, has the wall's all the same.)
 */
export function measureMainThread(browser: Browser, address: string) {
  return asNewVisitor(browser, {}, async (page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await load(page, address)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const { metrics } = await devtools.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN
    return { 'main thread until idle': seconds * 1000 }
  })
}

/**
 * From the first sign of interest, a scroll, until links are followed without loading a document, and
 * the longest task from the sign on; nothing for a site that does not say when. (The tasks are as long
 * as with devtools open: V8 then looks up where each error was made, 40 ms of React's start.)
 */
export function measureInterest(browser: Browser, address: string) {
  return asNewVisitor(browser, CONDITIONS, async (page) => {
    await load(page, address)
    if (!(await page.locator('[data-app=idle]').count())) return {}
    const ready = await page.evaluate(showInterest)
    await page.waitForTimeout(AFTER_MS)
    return { 'interest to hydrated': ready, 'longest task': await longestTask(page) }
  })
}

/** In the page: scrolls a pixel, and waits. */
async function showInterest() {
  const found = Object.assign(window, { longest: 0 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.longest = Math.max(found.longest, duration)
  }).observe({ type: 'longtask' })
  const start = performance.now()
  window.scrollTo({ top: 1, behavior: 'instant' })
  const { dataset } = document.documentElement
  while (dataset['app'] !== 'ready') await new Promise((resolve) => setTimeout(resolve, 5))
  return performance.now() - start
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => (window as { longest?: number }).longest ?? Number.NaN)
}
