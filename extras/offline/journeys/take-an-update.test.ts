import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { menu, pages } from '#src/content/pages.ts'
import { numbers } from '#tests/journeys/deploy.ts'
import { test } from '#tests/journeys/host.ts'
import { expect, expectPage, visit } from '#tests/journeys/site.ts'

import {
  comeBack,
  deployNextVersion,
  deployWithoutWorker,
  keptAddresses,
  offlineComplaints,
} from './kept-site.ts'

/** Browsers look for a new worker some seconds after a page is there. */
const RENEWED_WITHIN_MS = 60_000
test('a deploy is seen at the next page load, and kept whole', async ({ page, host, site }) => {
  site.allow(offlineComplaints)
  await comeBack(page)
  await expectNumber(page, numbers.before)
  await deployNextVersion(host.folder)
  await visit(page, '/contact')
  await expectNumber(page, numbers.after)
  const scripts = async () => {
    const all = (await keptAddresses(page)).filter((each) => /^\/assets\/.*js$/.test(each))
    return { old: all.some((each) => !each.includes('-next.')), new: all.length > 5 }
  }
  await expect.poll(scripts, { timeout: RENEWED_WITHIN_MS }).toEqual({ old: false, new: true })
  host.network = 'cut'
  for (const { path } of menu) {
    await visit(page, path)
    await expectNumber(page, numbers.after)
  }
})

test('an interrupted deploy keeps the previous version intact', async ({ page, host, site }) => {
  site.allow(/net::ERR_|status of 503|status of 404/)
  await comeBack(page)
  // the browser may look for a new worker by itself, and not before the half of the files is there
  host.network = 'cut'
  await deployNextVersion(host.folder)
  await rm(join(host.folder, 'contact.html'))
  host.network = 'works'
  const refused = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return new Promise((resolve) => {
      registration.addEventListener('updatefound', () => {
        const next = registration.installing
        next?.addEventListener('statechange', () => resolve(next.state), { once: true })
      })
      void registration.update()
    })
  })
  expect(refused).toBe('redundant')
  host.network = 'cut'
  for (const each of menu) {
    await visit(page, each.path)
    await expectPage(page, each)
    await expectNumber(page, numbers.before)
  }
})

test('a deploy without the worker takes it away with all it kept', async ({ page, host }) => {
  await comeBack(page)
  expect((await keptAddresses(page)).length).toBeGreaterThan(menu.length)
  await deployWithoutWorker(host.folder)
  await page.addInitScript(() => {
    // as the pages of that deploy, which no longer ask for a worker
    navigator.serviceWorker.register = () => new Promise(() => {})
  })
  await visit(page, '/about')
  const left = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      return [...registrations.map(({ scope }) => scope), ...(await caches.keys())]
    })
  await expect.poll(left, { timeout: RENEWED_WITHIN_MS }).toEqual([])
  const response = await visit(page, '/contact')
  expect(response?.fromServiceWorker()).toBe(false)
  await expectPage(page, pages.contact)
})

async function expectNumber(page: Page, number: string) {
  await expect(page.getByRole('contentinfo').getByRole('link', { name: number })).toBeVisible()
}
