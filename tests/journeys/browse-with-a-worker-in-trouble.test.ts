import { menu, pages } from '#app/content/pages.ts'

import { changeWorker } from './deploy.ts'
import { keptAddresses, keptForOffline, noLine, test, visitOnce } from './host.ts'
import { expectPictures } from './pictures.ts'
import { expect, saveData, scrollThrough, visit } from './site.ts'

/** In the worker: from then on its storage fails as a damaged one does. */
const failing = `() => {
  const fail = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))
  caches.open = caches.match = fail
}`

test('with a full disk every page reads and works', async ({ page, host }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.address, quotaSize: 60_000 })
  await visit(page, '/')
  await keptForOffline(page)
  for (const { path, heading } of menu) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await scrollThrough(page)
    await expectPictures(page, path)
  }
  expect((await keptAddresses(page)).length).toBeLessThan(menu.length + 30)
})

test('a worker whose storage fails lets everything through', async ({ page, host }) => {
  await changeWorker(host.folder, (worker) => `addEventListener('message', ${failing});${worker}`)
  await visit(page, '/')
  await keptForOffline(page)
  const kept = await keptAddresses(page)
  expect(kept.length).toBeGreaterThan(menu.length)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage(''))
  host.asked.length = 0
  for (const { path } of menu) {
    const response = await visit(page, path)
    expect(response?.fromServiceWorker(), path).toBe(true)
    await scrollThrough(page)
    await expectPictures(page, path)
  }
  // what was kept is asked for again, so the storage did fail
  expect(host.asked.filter((address) => kept.includes(address)).length).toBeGreaterThan(menu.length)
})

test('a worker whose storage fails from the start never comes, and nothing is said', async ({
  page,
  host,
}) => {
  await changeWorker(host.folder, (worker) => `(${failing})();${worker}`)
  for (const { path } of menu) {
    await visit(page, path)
    await scrollThrough(page)
    await expectPictures(page, path)
  }
  const active = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.active?.state
    })
  expect(await active()).toBeUndefined()
})

test('a phone whose clock is years off keeps the site all the same', async ({
  page,
  host,
  site,
}) => {
  site.allow(noLine)
  await page.clock.setFixedTime('1999-01-01')
  await changeWorker(host.folder, (worker) => `Date.now = () => 0;${worker}`)
  await visitOnce(page, host)
  for (const { path, heading } of menu) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await scrollThrough(page)
    await expectPictures(page, path)
  }
})

test('where workers are forbidden the page says nothing and works', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
    }
  })
  for (const { path, heading } of menu) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined()
})

test('what another network answers in the place of the host is not kept', async ({
  page,
  host,
  site,
}) => {
  site.allow(noLine)
  await saveData(page)
  await visit(page, '/')
  await keptForOffline(page)
  await visit(page, '/about')
  host.line = 'captive'
  for (const path of ['/about', '/services']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  }
  host.line = 'cut'
  await visit(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading)
  expect((await page.goto('/services'))?.status()).toBe(503)
})
