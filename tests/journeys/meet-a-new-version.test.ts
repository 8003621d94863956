import type { BrowserContext } from '@playwright/test'

import { expect, scriptAtWork, test } from './site.ts'

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
