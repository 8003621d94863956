import { text } from 'node:stream/consumers'

import { AxeBuilder } from '@axe-core/playwright'

import { phoneLink } from '#app/content/contact.ts'
import { menu, pages } from '#app/content/pages.ts'
import { services } from '#app/content/services.ts'
import { shareableService } from '#app/content/shareable.ts'

import { keptForOffline, noLine, test, visitOnce } from './host.ts'
import { expectPictures } from './pictures.ts'
import { expect, navbar, scrollThrough, unknownAddress, visit } from './site.ts'

const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 }

test.use({ ...phone, isMobile: true, hasTouch: true })

test('after one visit to Home every page reads, with its pictures', async ({
  page,
  host,
  site,
}) => {
  site.allow(noLine)
  await visitOnce(page, host)
  for (const { path, heading } of menu) {
    const response = await visit(page, path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await scrollThrough(page)
    await expectPictures(page, path)
  }
})

test('after one visit everything works', async ({ page, host, site }) => {
  site.allow(noLine)
  await visitOnce(page, host)
  await visit(page, '/')
  for (const { label, heading } of menu) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: label }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await expect(page.getByLabel('Your Message')).toBeVisible()
  await visit(page, '/projects')
  await page.getByRole('radio', { name: 'Water' }).check()
  await expect(page.getByRole('article')).toHaveCount(1)
  await visit(page, '/services')
  await page.getByRole('button', { name: 'Renewable Energy' }).click()
  const picture = page.getByRole('dialog').getByRole('img').first()
  await expect.poll(() => picture.evaluate(widthOfFile)).toBeGreaterThan(0)
})

test('a page is found by whatever way its address is typed', async ({ page, host, site }) => {
  site.allow(noLine)
  await visitOnce(page, host)
  for (const address of [
    '/about/',
    '/about.html',
    '/About',
    '/about?from=mail',
    '/about/index.html',
  ]) {
    const response = await visit(page, address)
    expect(response?.status(), address).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading)
  }
  await visit(page, '/index.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading)
})

test('an address that somebody sent leads to its service, and the contact card is there', async ({
  page,
  host,
  site,
}) => {
  site.allow(noLine)
  await visitOnce(page, host)
  await page.goto(shareableService(services[3]).path)
  await expect(page).toHaveURL(shareableService(services[3]).leadsTo)
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit(page, '/contact')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save our contact' }).click()
  expect(await text(await (await download).createReadStream())).toContain('BEGIN:VCARD')
})

test('an address that is not kept says so, with our number and the way to every page', async ({
  page,
  host,
  site,
}) => {
  site.allow(noLine)
  await visitOnce(page, host)
  const response = await page.goto('/services/no-such-service?x=1')
  expect(response?.status()).toBe(503)
  await expect(page).toHaveTitle(/^You are offline/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', phoneLink())
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link')
  await expect(links).toHaveCount(menu.length)
  await links.filter({ hasText: pages.contact.label }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.heading)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  host.line = 'works'
  site.allow(/status of 404/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('404 Not Found')).toBeVisible()
})

test('with a line an unknown address is the server’s to answer', async ({ page, host, site }) => {
  site.allow(/status of 404/)
  await visit(page, '/')
  await keptForOffline(page)
  const response = await visit(page, unknownAddress)
  expect(response?.fromServiceWorker()).toBe(true)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 Not Found')).toBeVisible()
  expect(host.asked).toContain(unknownAddress)
})

test('a host in trouble, or a line that brings nothing, leaves the page as it was kept', async ({
  page,
  host,
  site,
}) => {
  site.allow(/status of 50|net::ERR_/)
  await visit(page, '/')
  await keptForOffline(page)
  for (const line of ['broken', 'silent'] as const) {
    host.line = line
    const response = await visit(page, '/about')
    expect(response?.status(), line).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading)
  }
})

test.describe('turned on its side', () => {
  test('the phone shows every picture still', async ({ page, host, site }) => {
    site.allow(noLine)
    await visitOnce(page, host)
    await page.setViewportSize({ width: 640, height: 360 })
    for (const { path } of menu) {
      await visit(page, path)
      await scrollThrough(page)
      await expectPictures(page, path)
    }
  })
})

test.describe('on a wide screen', () => {
  const viewport = { width: 1440, height: 900 }
  test.use({ viewport, screen: viewport, deviceScaleFactor: 1, isMobile: false, hasTouch: false })

  test('every page reads after one visit, and so does the chat', async ({ page, host, site }) => {
    site.allow(noLine)
    await visitOnce(page, host)
    for (const { label, heading, path } of menu) {
      await visit(page, path)
      await navbar(page).getByRole('link', { name: label }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await scrollThrough(page)
      await expectPictures(page, path)
    }
  })
})

function widthOfFile(image: HTMLImageElement | SVGElement) {
  return 'naturalWidth' in image ? image.naturalWidth : 0
}
