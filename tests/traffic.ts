import type { Page } from '@playwright/test'

/** What was transferred so far, headers included. */
export type Traffic = {
  requests: number
  bytes: number
  /** By the browser's resource type: Document, Stylesheet, Script, Image, Font and others. */
  byType: Readonly<Record<string, number>>
  /** The addresses of requests that have not ended yet. */
  underWay: readonly string[]
}

/**
 * Counts what a tab transfers from now on.
 *
 * @returns a function that gives the counts so far
 */
export async function countTraffic(page: Page): Promise<() => Traffic> {
  const types = new Map<string, string>()
  const byType: Record<string, number> = {}
  const underWay = new Map<string, string>()
  let [requests, bytes] = [0, 0]
  let [left, shown] = ['', '']
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    // data: URLs cost nothing, whatever size devtools gives them now and then
    if (!response.url.startsWith('data:')) types.set(requestId, type)
  })
  devtools.on('Network.requestWillBeSent', ({ requestId, loaderId, type, request }) => {
    if (type === 'Document' && requestId === loaderId) {
      ;[left, shown] = [shown, loaderId]
      underWay.clear()
    }
    // the end of what a page had under way is not always told once it is left, nor of what it asks for meanwhile
    if (loaderId !== left) underWay.set(requestId, request.url)
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId)
    const type = types.get(requestId)
    if (!type || encodedDataLength === 0) return
    requests += 1
    bytes += encodedDataLength
    byType[type] = (byType[type] ?? 0) + encodedDataLength
  })
  return () => ({ requests, bytes, byType: { ...byType }, underWay: [...underWay.values()] })
}

/** How many requests blocked the first paint. */
export function countBlocking(page: Page): Promise<number> {
  return page.evaluate(() => {
    type File = PerformanceEntry & { renderBlockingStatus?: string }
    const files: File[] = performance.getEntriesByType('resource')
    return files.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length
  })
}
