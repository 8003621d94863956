import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { menu } from '#src/content/pages.ts'

import { Site } from '../layout/site.tsx'
import { LocationContext, PageContext } from '../location.ts'
import { importPage } from '../pages/routes.ts'
import { structuredData } from './structured-data.ts'

/**
 * Renders the page at a path to HTML: what belongs in its head, the element with the site that is
 * hydrated in the browser, and what machines read of it, which no paint waits for.
 */
export async function renderPage(path: string) {
  const { default: Page } = await importPage(path)
  const html = renderToString(
    <div id="site" data-page={path}>
      <LocationContext value={{ pathname: path, search: '', changeSearch: () => {} }}>
        <PageContext value={{ content: <Page /> }}>
          <Site />
        </PageContext>
      </LocationContext>
    </div>,
  )
  // title and preloads, which React hoists, come before the element
  const start = html.indexOf('<div id="site"')
  return {
    head: html.slice(0, start) + descriptionOf(path),
    site: html.slice(start),
    data: structuredDataOf(path),
  }
}

function descriptionOf(path: string) {
  const page = menu.find((each) => each.path === path)
  if (!page) return ''
  return renderToStaticMarkup(<meta name="description" content={page.description} />)
}

function structuredDataOf(path: string) {
  const things = menu.filter((page) => page.path === path).flatMap(structuredData)
  const texts = things.map((thing) => JSON.stringify(thing))
  return renderToStaticMarkup(
    texts.map((json) => (
      <script key={json} type="application/ld+json">
        {json}
      </script>
    )),
  )
}
