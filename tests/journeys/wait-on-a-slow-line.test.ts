import type { Page, Route } from '@playwright/test'

import {
  addresses,
  expect,
  phoneScreen,
  scriptAtWork,
  scrollThrough,
  test,
  wideScreen,
} from './site.ts'

const FONT_DELAY_MS = 2000
const PICTURE_DELAY_MS = 300

for (const screen of [phoneScreen, wideScreen]) {
  for (const address of addresses) {
    test(`nothing of ${address} moves at ${screen.width} px while font and pictures are late`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      await page.addInitScript(recordShifts)
      await page.route('**/fonts/**', (route) => late(route, FONT_DELAY_MS))
      await page.route('**/pictures/**', (route) => late(route, PICTURE_DELAY_MS))
      await page.goto(address, { waitUntil: 'commit' })
      await scriptAtWork(page)
      await page.evaluate(() => document.fonts.ready)
      expect(await fontIsThere(page), 'the font').toBe(true)
      await scrollThrough(page)
      expect(await page.evaluate(() => window.shifts)).toEqual([])
    })
  }
}

async function late(route: Route, delayMs: number) {
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  await route.continue()
}

declare global {
  interface Window {
    /** What moved, as the browser saw it. */
    shifts: string[]
  }
}

/** What the browser tells of a layout shift; TypeScript does not know it yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

function recordShifts() {
  window.shifts = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(({ node }) => {
        const words = node?.textContent?.trim().slice(0, 30)
        return `${node?.nodeName} ${words}`
      })
      window.shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`)
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

function fontIsThere(page: Page) {
  return page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))
}
