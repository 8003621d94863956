import { renderToString } from 'react-dom/server'

import { menu } from '#src/content/pages.ts'

import { Site } from '../layout/site.tsx'
import { LocationContext, PageContext } from '../location.ts'
import { importPage } from '../pages/routes.ts'

/**
 * Renders the page at a path to the elements of its document beside each other: those of its head, and
 * the one with the site that is hydrated in the browser.
 */
export async function renderPage(path: string): Promise<string> {
  const { default: Page } = await importPage(path)
  const listed = menu.find((each) => each.path === path)
  return renderToString(
    <>
      {listed && <meta name="description" content={listed.description} />}
      <div id="site" data-page={path} data-heading-letters="own">
        <LocationContext value={{ pathname: path, search: '', changeSearch: () => {} }}>
          <PageContext value={{ content: <Page /> }}>
            <Site />
          </PageContext>
        </LocationContext>
      </div>
    </>,
  )
}
