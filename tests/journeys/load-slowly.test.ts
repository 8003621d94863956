import { letFramesPass, scrollThrough } from './scrolling.ts'
import { addresses, expect, holdBack, phoneScreen, scriptAtWork, test, wideScreen } from './site.ts'

for (const screen of [phoneScreen, wideScreen]) {
  for (const address of addresses) {
    test(`${address} stays still at ${screen.width} px while files are late`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(screen)
      await page.addInitScript(recordShifts)
      // an optional font that is late is as good as none
      await page.route('**/fonts/**', (route) => route.abort())
      site.allow(/net::ERR_FAILED .*\/fonts\//)
      const release = await holdBack(page, '**/pictures/**')
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await letFramesPass(page)
      release()
      await page.unrouteAll({ behavior: 'wait' })
      await scriptAtWork(page)
      await scrollThrough(page)
      expect(await page.evaluate(() => window.shifts)).toEqual([])
    })
  }
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
