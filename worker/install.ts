import { PICTURES_MOST_BYTES, pictureFile, picturesFor, type Shown } from './picture-choice.ts'
import { pictureFormat, screenIn } from './screen.ts'
import { ahead, entries } from './site.ts'

/** Which pictures stand on the pages, and how wide; the build gathers it from them. */
declare const PICTURES_SHOWN: readonly Shown[]

const screen = screenIn(self.location.search)

/**
 * Fetches the site ahead, at low priority and one file after the other, so that the visit goes on
 * beside it. For a visitor who saves data it fetches nothing.
 *
 * @throws when a file cannot be had, or is of another version: the browser tries again next time
 */
export async function fetchAhead(event: ExtendableEvent) {
  ahead.strategy.fetchOptions = { priority: 'low' }
  for (const { url, revision } of await wanted()) {
    const cacheKey = ahead.getCacheKeyForURL(url) ?? url
    const integrity = ahead.getIntegrityForCacheKey(cacheKey)
    const request = new Request(url, {
      // what carries a hash in its name may be what the page has just fetched; the rest is asked
      // after, and not sent again if the visitor has it
      cache: revision ? 'no-cache' : 'default',
      ...(integrity ? { integrity } : {}),
    })
    try {
      await Promise.all(ahead.strategy.handleAll({ event, request, params: { cacheKey } }))
    } catch (problem) {
      // a full disk: what is there is worth having, and trying again would cost the same again
      if ((problem as Error).name === 'QuotaExceededError') return
      throw problem
    }
  }
}

/** Drops what older versions kept, and what another screen needed. */
export async function dropOld() {
  const keep = screen ? await wanted() : entries
  const keys = new Set(keep.map(({ url }) => ahead.getCacheKeyForURL(url)))
  const cache = await caches.open(ahead.strategy.cacheName)
  for (const request of await cache.keys()) {
    if (!keys.has(request.url)) await cache.delete(request)
  }
}

/** What this phone is to have: pages first, pictures last, as the list is sorted. */
async function wanted(): Promise<typeof entries> {
  if (!screen) return []
  const format = await pictureFormat()
  const pictures = picturesFor(screen, format, PICTURES_SHOWN, entries, PICTURES_MOST_BYTES)
  return entries.filter(({ url }) => !pictureFile(url) || pictures.has(url))
}
