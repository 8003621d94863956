import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

import { pictureFile } from './picture-choice.ts'
import { ahead, fetchedAhead } from './site.ts'

/** Two versions of the site, as one phone sees them. */
const MOST_FILES_KEPT = 150

const visited = new CacheFirst({
  cacheName: 'files',
  plugins: [
    {
      // a host that answers for a missing file with a page would have it kept as the file
      cacheWillUpdate: async ({ response }) => {
        const isPage = response.headers.get('content-type')?.startsWith('text/html')
        return response.status === 200 && !isPage ? response : null
      },
    },
    new ExpirationPlugin({ maxEntries: MOST_FILES_KEPT, purgeOnQuotaError: true }),
  ],
})

/**
 * Answers for a file whose name carries a hash: what is kept cannot be old. A picture that cannot
 * be had in this size is shown in another one.
 */
export async function answerFile({ event, request, url }: RouteHandlerCallbackOptions) {
  const kept = await fetchedAhead(url.href)
  if (kept) return kept
  const [answer, stored] = visited.handleAll({ event, request })
  // where storage is full the file is shown all the same
  stored.catch(() => {})
  try {
    return await answer
  } catch {
    // the line or the storage failed; without storage the line may still be there
    return (await otherSize(url.pathname).catch(() => undefined)) ?? fetch(request)
  }
}

/** Answers for what has no hash in its name: the line first, then what was fetched ahead. */
export async function answerOther({ request, url }: RouteHandlerCallbackOptions) {
  try {
    return await fetch(request)
  } catch (problem) {
    const kept = await fetchedAhead(url.href)
    if (kept) return kept
    throw problem
  }
}

/** Of the same picture the kept file that is nearest in width, in whatever format. */
async function otherSize(pathname: string): Promise<Response | undefined> {
  const wanted = pictureFile(pathname)
  if (!wanted) return undefined
  const found: { away: number; request: Request }[] = []
  for (const name of [ahead.strategy.cacheName, visited.cacheName]) {
    for (const request of await (await caches.open(name)).keys()) {
      const file = pictureFile(new URL(request.url).pathname)
      if (file?.picture !== wanted.picture) continue
      found.push({ away: Math.abs(file.width - wanted.width), request })
    }
  }
  const [nearest] = found.sort((one, other) => one.away - other.away)
  return nearest && caches.match(nearest.request)
}
