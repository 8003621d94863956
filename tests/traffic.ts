import type { Page } from '@playwright/test'

/** What was transferred so far, headers included. */
export type Traffic = {
  requests: number
  bytes: number
  /** By the browser's resource type: Document, Stylesheet, Script, Image, Font and others. */
  byType: Readonly<Record<string, number>>
  /** How many requests have not ended yet. */
  underWay: number
}

/**
 * Counts what a tab transfers from now on.
 *
 * @returns a function that gives the counts so far
 */
export async function countTraffic(page: Page): Promise<() => Traffic> {
  const types = new Map<string, string>()
  const byType: Record<string, number> = {}
  const underWay = new Set<string>()
  let [requests, bytes] = [0, 0]
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.requestWillBeSent', ({ requestId, loaderId, type }) => {
    // the end of what a page had under way is not always told once the page is left
    if (type === 'Document' && requestId === loaderId) underWay.clear()
    underWay.add(requestId)
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId)
    const type = types.get(requestId)
    // data: URLs cost nothing
    if (!type || encodedDataLength === 0) return
    requests += 1
    bytes += encodedDataLength
    byType[type] = (byType[type] ?? 0) + encodedDataLength
  })
  return () => ({ requests, bytes, byType: { ...byType }, underWay: underWay.size })
}

/** How many requests blocked the first paint. */
export function countBlocking(page: Page): Promise<number> {
  return page.evaluate(() => {
    type File = PerformanceEntry & { renderBlockingStatus?: string }
    const files: File[] = performance.getEntriesByType('resource')
    return files.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length
  })
}
