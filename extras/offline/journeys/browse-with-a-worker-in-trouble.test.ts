import { pages } from '#src/content/pages.ts'
import { test } from '#tests/journeys/host.ts'
import { expectPictures, sourcesOn } from '#tests/journeys/pictures.ts'
import { scrollThrough } from '#tests/journeys/scrolling.ts'
import { expect, expectPage, visit } from '#tests/journeys/site.ts'

import { changeWorker, comeBack, keptAddresses, offlineComplaints } from './kept-site.ts'

/** In the worker: from its first request on its storage fails, as a damaged one does. */
const failsOnceInstalled = `addEventListener('fetch', () => {
  const fail = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))
  CacheStorage.prototype.open = CacheStorage.prototype.match = fail
});`

test('with a full disk pages and pictures are shown all the same', async ({ page, host }) => {
  await comeBack(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.address, quotaSize: 1000 })
  const ofHome = await sourcesOn(page)
  const before = await keptAddresses(page)
  for (const { path } of [pages.about, pages.projects]) {
    await visit(page, path)
    await scrollThrough(page)
    await expectPictures(page)
  }
  // those of Home may have been on their way to the disk
  const known = [...before, ...ofHome]
  expect((await keptAddresses(page)).filter((each) => !known.includes(each))).toEqual([])
})

test('a worker whose storage fails lets everything through', async ({ page, host, site }) => {
  site.allow(offlineComplaints)
  await changeWorker(host.folder, (worker) => failsOnceInstalled + worker)
  await comeBack(page)
  for (const { path } of [pages.about, pages.services]) {
    const response = await visit(page, path)
    expect(response?.fromServiceWorker(), path).toBe(true)
    await scrollThrough(page)
    await expectPictures(page)
  }
  // what is kept cannot be had, so the storage did fail
  host.network = 'cut'
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
})

test('where workers are forbidden the page says nothing and works', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
    }
  })
  for (const each of [pages.home, pages.about]) {
    await visit(page, each.path)
    await expectPage(page, each)
  }
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined()
})
