import type { Page } from '@playwright/test'

/** What a tab's browser tells of itself, in milliseconds, and the shift of its layout. */
type Observed = { first: number; largest: number; shift: number; task: number; answer: number }

declare global {
  interface Window {
    observed: Observed
  }
}

/** Lets the pages that a tab opens from now on note their paints, shifts, tasks and answers. */
export async function observe(page: Page) {
  await page.addInitScript(() => {
    const observed = { first: 0, largest: 0, shift: 0, task: 0, answer: 0 }
    window.observed = observed
    // all that one of the observed kinds of entry may have
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      interactionId?: number
    }
    const watch = (type: string, take: (entry: Entry) => void) => {
      const options = { type, buffered: true, durationThreshold: 16 }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as Entry)
      }).observe(options)
    }
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') observed.first = startTime
    })
    watch('largest-contentful-paint', ({ startTime }) => (observed.largest = startTime))
    watch('layout-shift', ({ hadRecentInput, value }) => {
      if (!hadRecentInput) observed.shift += value
    })
    watch('longtask', ({ duration }) => (observed.task = Math.max(observed.task, duration)))
    watch('event', ({ interactionId, duration }) => {
      if (interactionId) observed.answer = Math.max(observed.answer, duration)
    })
  })
}

/** What was noted so far; the browser tells of it some frames later. */
export function observedOf(page: Page): Promise<Observed> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return window.observed
  })
}
