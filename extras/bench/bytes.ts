import type { Browser, Page, Request } from '@playwright/test'

import { asNewVisitor } from '../../tests/phone.ts'
import { load } from './load.ts'

/** Scrolls to the end of a page in steps, as a thumb would, and waits until the network is idle. */
export async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await page.waitForLoadState('networkidle')
}

/** How long who only looks at a page stays. */
const GLANCE_MS = 15_000

/** Everything transferred for a look at a page, by its worker too, until the visitor leaves. */
export async function countGlance(browser: Browser, address: string): Promise<number> {
  return asNewVisitor(browser, { workers: true }, async (page, context) => {
    const sizes: Promise<number>[] = []
    context.on('requestfinished', (request) => sizes.push(transferred(request)))
    await load(page, address)
    await page.waitForTimeout(GLANCE_MS)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  })
}

async function transferred(request: Request) {
  if (request.url().startsWith('data:')) return 0
  const { responseHeadersSize, responseBodySize } = await request.sizes()
  return responseHeadersSize + responseBodySize
}

/** For the first paints: the connection and the phone of most visitors. */
const SLOW = { slowdown: 4, line: { kilobitsPerSecond: 400, roundTripMs: 400 } }

/** When a first visitor sees something of Home, its largest picture has come, and is painted. */
export function measurePaints(browser: Browser, site: string) {
  return asNewVisitor(browser, SLOW, async (page) => {
    await load(page, `${site}/`)
    return page.evaluate(async () => {
      const largest = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      // one that is not shown there has no box, and a width all the same
      const area = (image: HTMLImageElement) => {
        const { width, height, y } = image.getBoundingClientRect()
        return y < innerHeight ? width * height : 0
      }
      const [hero] = [...document.images].toSorted((one, other) => area(other) - area(one))
      const [file] = performance.getEntriesByName(hero?.currentSrc ?? '')
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return {
        'first paint': paint?.startTime ?? Number.NaN,
        hero: file ? file.startTime + file.duration : Number.NaN,
        'largest paint': largest,
      }
    })
  })
}
