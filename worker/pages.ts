import { ExpirationPlugin } from 'workbox-expiration'
import { Strategy, type StrategyHandler } from 'workbox-strategies'

import { asWritten } from '#app/content/address.ts'

import { fetchedAhead } from './site.ts'

/** A page in the look of the site that says there is no line; the build draws it. */
declare const OFFLINE_PAGE: string

/** A line that takes longer than this for an answer is taken for none, if the page is kept. */
const PATIENCE_MS = 3000
const MOST_PAGES_KEPT = 30
/** Stands in each page of the site, and in none that a network answers with in its place. */
const OURS = '<meta http-equiv="Content-Security-Policy"'

/**
 * Answers for a page: what the line brings, so that a new phone number is seen at once; without
 * it the page as kept; else a page that says so. An address that the server does not know keeps
 * the server's answer.
 */
class Pages extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler) {
    const asked = handler
      .fetch(request)
      .then((response) => {
        // copied before the browser reads it
        if (isPage(response)) void handler.waitUntil(keep(response.clone(), request.url, handler))
        return response
      })
      .catch(() => undefined)
    void handler.waitUntil(asked)
    const inTime = await Promise.race([asked, afterPatience()])
    if (inTime && inTime.status < 500) return inTime
    const address = pageAddress(request.url)
    const kept = (await fetchedAhead(address)) ?? (await handler.cacheMatch(address).catch(ignore))
    if (!kept) return (await asked) ?? offlinePage()
    // the page's script goes by the address, so it must be the one that it was built at
    const { origin, pathname, search } = new URL(request.url)
    return origin + pathname === address ? kept : Response.redirect(address + search)
  }
}

/** The pages of the site; those that were not fetched ahead are kept from a visit. */
export const pages = new Pages({
  cacheName: 'pages',
  plugins: [new ExpirationPlugin({ maxEntries: MOST_PAGES_KEPT, purgeOnQuotaError: true })],
})

function pageAddress(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + asWritten(pathname)
}

function isPage({ status, headers }: Response) {
  return status === 200 && headers.get('content-type')?.startsWith('text/html')
}

async function keep(response: Response, url: string, handler: StrategyHandler) {
  const address = pageAddress(url)
  if (await fetchedAhead(address)) return
  const copy = response.clone()
  if (!(await copy.text().catch(String)).includes(OURS)) return
  // where storage is full or blocked the page is read all the same
  await handler.cachePut(address, response).catch(ignore)
}

function offlinePage() {
  const headers = { 'content-type': 'text/html;charset=utf-8' }
  return new Response(OFFLINE_PAGE, { status: 503, headers })
}

function afterPatience() {
  return new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
  })
}

function ignore() {
  return undefined
}
