import type { Page } from '@playwright/test'

/** What was transferred so far, headers included. */
export type Traffic = {
  requests: number
  bytes: number
  /** By the browser's resource type: Document, Stylesheet, Script, Image, Font and others. */
  byType: Readonly<Record<string, number>>
}

/**
 * Counts what a tab transfers from now on.
 *
 * @returns a function that gives the counts so far
 */
export async function countTraffic(page: Page): Promise<() => Traffic> {
  const types = new Map<string, string>()
  const byType: Record<string, number> = {}
  let [requests, bytes] = [0, 0]
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    // data: URLs cost nothing
    if (!type || encodedDataLength === 0) return
    requests += 1
    bytes += encodedDataLength
    byType[type] = (byType[type] ?? 0) + encodedDataLength
  })
  return () => ({ requests, bytes, byType: { ...byType } })
}

/** Opens an address and waits until the network is idle. */
export async function load(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
}

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

/** How many requests blocked the first paint. */
export function countBlocking(page: Page): Promise<number> {
  return page.evaluate(() => {
    type File = PerformanceEntry & { renderBlockingStatus?: string }
    const files: File[] = performance.getEntriesByType('resource')
    return files.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length
  })
}
