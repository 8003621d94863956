import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { menu } from '#app/content/pages.ts'

import { keptAddresses, keptForOffline, test } from './host.ts'
import { expectPictures } from './pictures.ts'
import { expect, scrollThrough, visit } from './site.ts'

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

test('a worker whose storage fails lets everything through', async ({ page, context, host }) => {
  const broken =
    'self.caches.open=self.caches.match=()=>Promise.reject(new DOMException("no","UnknownError"));'
  await context.route('**/worker.js?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: broken + (await response.text()) })
  })
  await visit(page, '/')
  for (const { path } of menu) {
    await visit(page, path)
    await scrollThrough(page)
    await expectPictures(page, path)
  }
  expect(host.asked.length).toBeGreaterThan(menu.length)
})

test('where workers are forbidden the page says nothing and works', async ({ page, host }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
    }
  })
  await rm(join(host.folder, 'worker.js'))
  for (const { path, heading } of menu) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined()
})
