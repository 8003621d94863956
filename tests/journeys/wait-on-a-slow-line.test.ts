import type { Page } from '@playwright/test'

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
const PICTURE_DELAY_MS = 1000

for (const screen of [phoneScreen, wideScreen]) {
  test(`nothing moves at ${screen.width} px while the font and the pictures are late`, async ({
    context,
  }) => {
    await context.addInitScript(recordShifts)
    await context.route('**/fonts/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS))
      await route.continue()
    })
    await context.route('**/pictures/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, PICTURE_DELAY_MS))
      await route.continue()
    })
    const shifts = await Promise.all(
      addresses.map(async (address) => {
        const page = await context.newPage()
        await page.setViewportSize(screen)
        await page.goto(address, { waitUntil: 'commit' })
        await page.evaluate(() => document.fonts.ready)
        await scriptAtWork(page)
        await scrollThrough(page)
        expect(await fontIsThere(page), `${address}: the font`).toBe(true)
        return [address, await page.evaluate(() => window.shifts)] as const
      }),
    )
    for (const [address, found] of shifts) expect(found, address).toEqual([])
  })
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
