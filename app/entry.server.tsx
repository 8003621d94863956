import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/** Draws one page to HTML at build time, waiting for all of it. */
export default async function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // drawn as /about/ but served as /about, and a menu link knows its own page by the address
  const { location } = context.staticHandlerContext
  location.pathname = location.pathname.replace(/(.)\/$/, '$1')
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  headers.set('Content-Type', 'text/html')
  return new Response(prelude, { status, headers })
}
