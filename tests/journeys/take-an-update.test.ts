import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { menu, pages } from '#app/content/pages.ts'

import { deployNextVersion, deployWithoutWorker, numbers } from './deploy.ts'
import { type Host, keptAddresses, keptForOffline, noLine, test } from './host.ts'
import { expect, navbar, saveData, scriptAtWork, visit, wideScreen } from './site.ts'

/** Browsers look for a new worker some seconds after a page is there. */
const RENEWED_WITHIN_MS = 20_000
/** What React Router and the browser say of a script that is gone. */
const SCRIPT_GONE =
  /Error loading route module|imported module|status of 404|Refused to apply style/

test.use({ viewport: wideScreen, screen: wideScreen })

test('a deploy is seen at the next page load, and kept whole', async ({ page, host, site }) => {
  site.allow(noLine)
  await visit(page, '/')
  await keptForOffline(page)
  await expectNumber(page, numbers.before)
  await deployNextVersion(host.folder)
  await visit(page, '/contact')
  await expectNumber(page, numbers.after)
  const scripts = async () => {
    const all = (await keptAddresses(page)).filter((each) => /^\/assets\/.*js$/.test(each))
    return { old: all.some((each) => !each.includes('-next.')), new: all.length > 5 }
  }
  await expect.poll(scripts, { timeout: RENEWED_WITHIN_MS }).toEqual({ old: false, new: true })
  host.line = 'cut'
  for (const { path } of menu) {
    await visit(page, path)
    await expectNumber(page, numbers.after)
  }
})

test('a deploy that is cut off on its way leaves the version before, and none mixed', async ({
  page,
  host,
  site,
}) => {
  site.allow(/net::ERR_|status of 503|status of 404/)
  await visit(page, '/')
  await keptForOffline(page)
  await deployNextVersion(host.folder)
  // half of the files are not there yet
  await rm(join(host.folder, 'contact.html'))
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
  host.line = 'cut'
  for (const { path, heading } of menu) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectNumber(page, numbers.before)
  }
})

test('a tap on an old page whose scripts are gone arrives in the new version, by one load', async ({
  page,
  host,
  site,
}) => {
  site.allow(SCRIPT_GONE)
  const loads = await openOldPage(page, host)
  await navbar(page).getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.projects.heading)
  await expectNumber(page, numbers.after)
  expect(loads()).toEqual(['/projects'])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading)
})

test('in a browser without the Navigation API it arrives too, once the old page is loaded again', async ({
  page,
  host,
  site,
}) => {
  site.allow(SCRIPT_GONE)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  const loads = await openOldPage(page, host)
  await navbar(page).getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.projects.heading)
  await expectNumber(page, numbers.after)
  // React Router calls for it once for each of two parts of the script
  expect(loads().filter((path) => path !== '/')).toEqual(['/projects'])
  await page.reload()
  await scriptAtWork(page)
  await expect(page).toHaveURL('/projects')
})

test('where a deploy changed only styles the page that was tapped comes with its new ones', async ({
  page,
  host,
  site,
}) => {
  site.allow(SCRIPT_GONE)
  const loads = await openOldPage(page, host, /\.css$/)
  await navbar(page).getByRole('link', { name: 'About' }).click()
  await expectNumber(page, numbers.after)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading)
  expect(loads()).toEqual(['/about'])
  const look = await page.getByRole('main').boundingBox()
  await visit(page, '/about')
  expect(await page.getByRole('main').boundingBox()).toEqual(look)
})

test('so does a tap that finds no line, on the page that says so', async ({ page, host, site }) => {
  site.allow(/net::ERR_|status of 503|Error loading route module|imported module/)
  await saveData(page)
  await visit(page, '/')
  await keptForOffline(page)
  host.line = 'cut'
  const loads = countLoads(page)
  await navbar(page).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page).toHaveURL('/about')
  expect(loads()).toEqual(['/about'])
  host.line = 'works'
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading)
})

test('a deploy with the worker switched off takes it away with all it kept', async ({
  page,
  host,
}) => {
  await visit(page, '/')
  await keptForOffline(page)
  expect((await keptAddresses(page)).length).toBeGreaterThan(20)
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
  await navbar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.services.heading)
  const response = await visit(page, '/contact')
  expect(response?.fromServiceWorker()).toBe(false)
})

async function expectNumber(page: Page, number: string) {
  await expect(page.getByRole('contentinfo').getByRole('link', { name: number })).toBeVisible()
}

/**
 * Home as a visitor who saves data has it, from before a deploy: none of the other pages' scripts
 * and styles is there yet.
 *
 * @returns the paths of all documents that are loaded from now on
 */
async function openOldPage(page: Page, host: Host, changed?: RegExp) {
  await saveData(page)
  await visit(page, '/')
  await keptForOffline(page)
  await deployNextVersion(host.folder, changed)
  return countLoads(page)
}

/** The paths of all documents that are loaded from now on. */
function countLoads(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.serviceWorker()) {
      paths.push(new URL(request.url()).pathname)
    }
  })
  return () => paths
}
