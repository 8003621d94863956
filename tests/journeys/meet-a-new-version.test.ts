import type { BrowserContext, Page } from '@playwright/test'

import { pages } from '#src/content/pages.ts'

import { deployNextPages, numbers } from './deploy.ts'
import { test as testOnHost } from './host.ts'
import { expect, expectPage, goTo, saveData, scriptAtWork, test, visit } from './site.ts'

/** What the router and the browser say of a file that is gone. */
const FILE_GONE = /Error loading route module|imported module|status of 404|Refused to apply style/

for (const [sentence, isOld, expected, works] of [
  [
    'a page whose scripts went with an old version is loaded again, once, and works',
    (load: number) => load === 1,
    3,
    true,
  ],
  [
    'one that stays old is loaded again no more, and reads without its scripts',
    (load: number) => load !== 2,
    3,
    false,
  ],
  ['one whose scripts no version has is not loaded again', () => true, 2, false],
] as const) {
  test(sentence, async ({ page, context, site }) => {
    site.allow(/old-.*\.js\)$/)
    const loads = await serveOld(context, isOld)
    await page.goto('/about')
    await expect.poll(loads).toBe(expected)
    await page.waitForLoadState('networkidle')
    expect(loads()).toBe(expected)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (works) await scriptAtWork(page)
  })
}

testOnHost(
  'a tap on an old page leads to the new version, by one load',
  async ({ page, host, site }) => {
    site.allow(FILE_GONE)
    // nothing of the next page is fetched before it is tapped
    await saveData(page)
    await visit(page, '/')
    await deployNextPages(host.folder)
    const loads = countLoads(page)
    await goTo(page, pages.projects)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: numbers.after }),
    ).toBeVisible()
    await expectPage(page, pages.projects)
    expect(loads).toEqual([pages.projects.path])
    await page.goBack()
    await expectPage(page, pages.home)
  },
)

/**
 * Serves About with the addresses of an old version's scripts, which are gone.
 *
 * @param isOld by how many times the page was asked for: by the visitor, to compare, and again
 * @returns how many times it was
 */
async function serveOld(context: BrowserContext, isOld: (load: number) => boolean) {
  let load = 0
  await context.route('**/about', async (route) => {
    load++
    const response = await route.fetch()
    const html = await response.text()
    const body = isOld(load) ? html.replaceAll(/\/assets\/(\S+\.js)/g, '/assets/old-$1') : html
    await route.fulfill({ response, body })
  })
  return () => load
}

/** The paths of all documents that are loaded from now on. */
function countLoads(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.serviceWorker()) {
      paths.push(new URL(request.url()).pathname)
    }
  })
  return paths
}
