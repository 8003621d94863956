import type { Page } from '@playwright/test'

import { letFramesPass, scrollThrough } from './scrolling.ts'
import {
  addresses,
  expect,
  holdBack,
  loseFonts,
  phoneScreen,
  scriptAtWork,
  test,
  wideScreen,
} from './site.ts'

for (const screen of [phoneScreen, wideScreen]) {
  for (const address of addresses) {
    test(`${address} stays still at ${screen.width} px while files are late`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(screen)
      await page.addInitScript(recordShifts)
      await loseFonts(page, site)
      const release = await holdBack(page, '**/pictures/**')
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await letFramesPass(page)
      release()
      await scriptAtWork(page)
      await scrollThrough(page)
      expect(await page.evaluate(() => window.shifts)).toEqual([])
    })
  }
}

for (const screen of [phoneScreen, wideScreen]) {
  test(`nothing moves at ${screen.width} px when the display face comes late`, async ({ page }) => {
    await page.setViewportSize(screen)
    const release = await holdBack(page, '**/fonts/**')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await letFramesPass(page)
    const before = await wordsSeen(page)
    expect(before.length).toBeGreaterThan(5)
    const face = page.waitForEvent('requestfinished', (each) => each.url().includes('/fonts/'))
    release()
    await face
    await page.locator('html[data-face=late]').waitFor()
    await letFramesPass(page)
    expect(await wordsSeen(page)).toEqual(before)
  })
}

test.describe('while the document itself comes', () => {
  test.use({ javaScriptEnabled: false })

  for (const screen of [phoneScreen, wideScreen]) {
    test(`what has come of the first screen stays still at ${screen.width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(screen)
      await loseFonts(page, site)
      for (const address of addresses) {
        const response = await page.goto(address)
        const html = String(await response?.text())
        const whole = await placesIn(page)
        const heading = html.indexOf('</h1>')
        const ends = [...html.matchAll(/(?=<nav)|(?<=<\/(picture|article|section)>)/g)]
        for (const { index } of ends.filter((end) => end.index > heading)) {
          const answer = { contentType: 'text/html', body: html.slice(0, index) }
          await page.route(`**${address}`, (route) => route.fulfill(answer), { times: 1 })
          await page.goto(address)
          const places = await placesIn(page)
          expect(places.length).toBeGreaterThan(0)
          const expected = whole.slice(0, places.length)
          expect(places, `${index} letters of ${address}`).toEqual(expected)
        }
      }
    })
  }
})

declare global {
  interface Window {
    /** What moved, as the browser saw it. */
    shifts: string[]
  }
}

/** What the browser tells of a layout shift; TypeScript does not know it yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: Source[] }
type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }

function recordShifts() {
  window.shifts = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const words = node?.textContent?.trim().slice(0, 30)
        return `${node?.nodeName} ${words} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`
      })
      // a busy browser may show an icon before the words beside it, which move it a little
      if (entry.value < 0.002) continue
      window.shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`)
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

/** All words on the screen that a bar at its foot does not cover, and where they begin and end. */
function wordsSeen(page: Page) {
  return page.locator('body').evaluate((body) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const seen = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text)
      const { left, top, right, bottom } = range.getBoundingClientRect()
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (right > left && onTop?.contains(text)) seen.push([text.textContent, left, top, right])
    }
    return seen
  })
}

/** Where each text and picture begins that is at least in part on the first screen. */
async function placesIn(page: Page) {
  const places = () =>
    page.locator('main :is(h1, h2, p, img)').evaluateAll((all) => {
      const boxes = all.map((each) => ({ each, box: each.getBoundingClientRect() }))
      return boxes
        .filter(({ box }) => box.width > 0 && box.top < window.innerHeight)
        .map(({ each, box }) => `${each.textContent?.slice(0, 30)} ${box.x} ${box.y} ${box.width}`)
    })
  // only what is laid out has the heading's letters decoded, which come with the page
  await places()
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  return places()
}
