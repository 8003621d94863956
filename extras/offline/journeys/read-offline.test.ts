import { text } from 'node:stream/consumers'

import { pageAddresses } from '#build/hosts/addresses.ts'
import { phoneLink } from '#src/content/contact.ts'
import { menu, pages } from '#src/content/pages.ts'
import { expectAccessible } from '#tests/journeys/axe.ts'
import { filterProjects } from '#tests/journeys/cards.ts'
import { test } from '#tests/journeys/host.ts'
import { expectPictures, sourcesOn } from '#tests/journeys/pictures.ts'
import { scrollThrough } from '#tests/journeys/scrolling.ts'
import { expect, expectPage, saveData, unknownPath, visit } from '#tests/journeys/site.ts'
import { phone } from '#tests/phone.ts'

import { comeBack, keptAddresses, keptForOffline, offlineComplaints } from './kept-site.ts'

test.use(phone)

test('every page reads offline, with the pictures that were seen', async ({ page, host, site }) => {
  site.allow(offlineComplaints)
  await visit(page, '/')
  await scrollThrough(page)
  await expectPictures(page)
  const seen = await sourcesOn(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: pages.about.label }).first().click()
  await expectPage(page, pages.about)
  await keptForOffline(page)
  expect(seen.length).toBeGreaterThan(0)
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(seen))
  host.network = 'cut'
  for (const each of menu) {
    const response = await visit(page, each.path)
    expect(response?.status(), each.path).toBe(200)
    await expectPage(page, each)
  }
  await visit(page, '/')
  await scrollThrough(page)
  await expectPictures(page)
})

test('a picture not seen leaves a placeholder offline', async ({ page, host, site }) => {
  site.allow(offlineComplaints)
  await comeBack(page)
  host.network = 'cut'
  await visit(page, '/services')
  await scrollThrough(page)
  const placeholders = page.getByRole('article').locator('img[src^="data:image/svg"]')
  await expect(placeholders.first()).toBeVisible()
  await visit(page, '/projects')
  await filterProjects(page)
  // addresses that lead to a place in a list, which another extra has
  for (const address of pageAddresses('dist').filter((each) => each.startsWith('/services/'))) {
    await page.goto(address)
    await expect(page).toHaveURL(address.replace(/\/(?=[^/]*$)/, '#'))
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await visit(page, '/contact/index.html')
  await expect(page).toHaveURL('/contact')
  const card = page.getByRole('link', { name: 'Save our contact' })
  if ((await card.count()) === 0) return
  const download = page.waitForEvent('download')
  await card.click()
  expect(await text(await (await download).createReadStream())).toContain('BEGIN:VCARD')
})

test('a first page keeps nothing, nor does any where data is saved', async ({ page, host }) => {
  const registered = () => {
    return page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve))
      return (await navigator.serviceWorker.getRegistrations()).length
    })
  }
  await visit(page, '/')
  expect(await registered()).toBe(0)
  await saveData(page)
  await visit(page, '/about')
  expect(await registered()).toBe(0)
  expect(await keptAddresses(page)).toEqual([])
  expect(host.asked).not.toContain('/worker.js')
})

test('an address that is not kept says so and leads to all pages', async ({ page, host, site }) => {
  site.allow(offlineComplaints)
  site.allow(/status of 404/)
  await comeBack(page)
  host.network = 'cut'
  const response = await page.goto(`${unknownPath}?x=1`)
  expect(response?.status()).toBe(503)
  await expect(page).toHaveTitle(/^You are offline/)
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', phoneLink())
  await expectAccessible(page)
  const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link')
  await expect(links).toHaveCount(menu.length)
  await links.filter({ hasText: pages.contact.label }).click()
  await expectPage(page, pages.contact)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  // online it is the server's to answer
  host.network = 'works'
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('404 Not Found')).toBeVisible()
})

test('neither login, failure nor silence replaces what is kept', async ({ page, host, site }) => {
  site.allow(/status of 50|net::ERR_/)
  await comeBack(page)
  host.network = 'captive'
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  // a picture that is a login page
  const picture = await page.evaluate(async () => (await fetch('/pictures/any.avif')).text())
  expect(picture).toContain('Log in')
  expect(await keptAddresses(page)).not.toContain('/pictures/any.avif')
  for (const network of ['broken', 'silent', 'cut'] as const) {
    host.network = network
    // its pictures, which nobody saw before, are still waited for
    const response = await page.goto('/about', { waitUntil: 'commit' })
    expect(response?.status(), network).toBe(200)
    await expectPage(page, pages.about)
  }
})
