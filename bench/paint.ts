import type { Browser, Page } from '@playwright/test'

import { load, scrollToEnd } from './bytes.ts'
import { asNewVisitor, type Conditions } from './phone.ts'

/** When a visitor sees something. */
type Paint = {
  /** First Contentful Paint, milliseconds from the tap on the link. */
  first: number
  /** Largest Contentful Paint, likewise. */
  largest: number
  /** What the largest was: an element's name and the end of its address or words. */
  largestIs: string
  /** Cumulative Layout Shift, while it loaded and was read to its end. */
  shift: number
}

/** What keeps the processor from answering. */
export type Work = {
  /** The longest task, in milliseconds; 0 when none took 50. */
  longest: number
  /** What all tasks took beyond 50 ms each. */
  blocking: number
}

declare global {
  interface Window {
    /** What the browser told the observers of this benchmark. */
    seen: { paint: Paint; tasks: number[] }
  }
}

/** Loads a page as a new visitor under these conditions, and reads it to its end. */
export function measurePaint(browser: Browser, address: string, conditions: Conditions) {
  return asNewVisitor(browser, conditions, async (page) => {
    await page.addInitScript(observe)
    await load(page, address)
    await settled(page)
    const { first, largest, largestIs } = await page.evaluate(() => window.seen.paint)
    await scrollToEnd(page)
    await settled(page)
    const { shift } = await page.evaluate(() => window.seen.paint)
    return { first, largest, largestIs, shift }
  })
}

/** Loads a page on a slow processor and collects the tasks that keep it busy. */
export function measureWork(browser: Browser, address: string, conditions: Conditions) {
  return asNewVisitor(browser, conditions, async (page): Promise<Work> => {
    await page.addInitScript(observe)
    await load(page, address)
    await settled(page)
    const tasks = await page.evaluate(() => window.seen.tasks)
    return {
      longest: Math.max(0, ...tasks),
      blocking: tasks.reduce((total, each) => total + each - 50, 0),
    }
  })
}

/** Observers are told with the frame after. */
function settled(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** What the browser tells of a shift and of the largest element; TypeScript does not know it. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type LargestPaint = PerformanceEntry & { element: Element | null; url: string }

function observe() {
  const seen = { paint: { first: 0, largest: 0, largestIs: '', shift: 0 }, tasks: [] as number[] }
  window.seen = seen
  const watch = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) => {
    const tell: PerformanceObserverCallback = (list) => {
      for (const entry of list.getEntries()) take(entry as Entry)
    }
    new PerformanceObserver(tell).observe({ type, buffered: true })
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint.first = startTime
  })
  watch<LargestPaint>('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.paint.largest = startTime
    const words = url ? url.slice(url.lastIndexOf('/') + 1) : element?.textContent?.slice(0, 24)
    seen.paint.largestIs = `${element?.localName}: ${words?.trim()}`
  })
  watch<LayoutShift>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.paint.shift += value
  })
  watch('longtask', ({ duration }) => seen.tasks.push(duration))
}
