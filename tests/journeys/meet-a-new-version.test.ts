import type { BrowserContext } from '@playwright/test'

import { expect, scriptAtWork, test } from './site.ts'

test('a page whose scripts went with an old version is loaded again, once, and works', async ({
  page,
  context,
  site,
}) => {
  site.allow(/old-.*\.js\)$/)
  const loads = await serveOld(context, (load) => load === 1)
  await page.goto('/about')
  await scriptAtWork(page)
  expect(loads()).toBe(3)
})

test('one that stays old is loaded again no more, and reads without its scripts', async ({
  page,
  context,
  site,
}) => {
  site.allow(/old-.*\.js\)$/)
  const loads = await serveOld(context, (load) => load !== 2)
  await page.goto('/about')
  const refused = () => page.waitForResponse((response) => response.status() === 404)
  await refused()
  await expect.poll(loads).toBe(3)
  await refused()
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(3)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('one whose scripts cannot be had, in no version, is not loaded again', async ({
  page,
  context,
  site,
}) => {
  site.allow(/old-.*\.js\)$/)
  const loads = await serveOld(context, () => true)
  await page.goto('/about')
  await expect.poll(loads).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('one whose script the browser has kept as missing is loaded again, once, past that', async ({
  page,
  context,
  site,
}) => {
  site.allow(/status of 404 .*\/react-.*\.js\)$/)
  let missing = true
  await context.route('**/assets/react-*.js', async (route) => {
    // a script is asked for as one, unless the page asks past what is kept
    if (route.request().resourceType() === 'fetch') missing = false
    await (missing ? route.fulfill({ status: 404 }) : route.continue())
  })
  await page.goto('/about')
  await scriptAtWork(page)
  expect(missing).toBe(false)
})

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
    const body = isOld(load)
      ? html.replaceAll(/\/assets\/([\w.]+-[\w-]+\.js)/g, '/assets/old-$1')
      : html
    await route.fulfill({ response, body })
  })
  return () => load
}
