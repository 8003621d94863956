import type { BrowserContext, Page } from '@playwright/test'

import { streetMap } from '#app/content/contact.ts'

import { expect, letFramesPass, scriptAtWork, test, visit } from './site.ts'

test('the street map of the office loads when it comes near', async ({ page, context }) => {
  const asked = watchMap(context)
  await visit(page, '/contact')
  const frame = page.getByTitle('Street map of Kitgum Municipality')
  await expect(frame).toHaveAttribute('loading', 'lazy')
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed/)
  await expect(frame).toHaveAttribute('src', /marker=3\.2\d*%2C32\.8/)
  await drawnMap(page).scrollIntoViewIfNeeded()
  await expect(frame).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
})

test('a blocked street map leaves the drawn one in sight', async ({ page, context, site }) => {
  site.allow(/openstreetmap\.org/)
  const failed = context.waitForEvent('requestfailed', (request) => isMap(request.url()))
  await context.route(isMapAddress, (route) => route.abort())
  await visit(page, '/contact')
  await drawnMap(page).scrollIntoViewIfNeeded()
  await failed
  await letFramesPass(page)
  await expect(drawnMap(page)).toBeVisible()
  await expect(page.getByTitle(streetMap.title)).toBeHidden()
  const link = page.getByRole('link', { name: 'Open the street map' })
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }]) {
  const [[what, value] = []] = Object.entries(connection)
  test(`with ${what} ${value} the street map waits to be asked for`, async ({ page, context }) => {
    await context.addInitScript((line) => {
      Object.defineProperty(navigator, 'connection', { value: line })
    }, connection)
    const asked = watchMap(context)
    await page.goto('/contact')
    await scriptAtWork(page)
    const load = page.getByRole('button', { name: 'Load map' })
    await load.scrollIntoViewIfNeeded()
    await letFramesPass(page)
    await expect(page.getByText(/about 1 MB/)).toBeVisible()
    await expect(page.getByTitle(streetMap.title)).toHaveCount(0)
    await expect(drawnMap(page)).toBeVisible()
    expect(asked).toEqual([])

    await load.click()
    await expect(page.getByTitle(streetMap.title)).toBeVisible()
    await expect(load).toBeHidden()
  })
}

test('on a quick line nothing is asked', async ({ page, context }) => {
  await context.addInitScript(() => {
    const value = { saveData: false, effectiveType: '4g' }
    Object.defineProperty(navigator, 'connection', { value })
  })
  await visit(page, '/contact')
  await drawnMap(page).scrollIntoViewIfNeeded()
  await expect(page.getByTitle(streetMap.title)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load map' })).toHaveCount(0)
})

function drawnMap(page: Page) {
  return page.getByRole('img', { name: /Outline map of Uganda with the Kitgum head office/ })
}

function watchMap(context: BrowserContext) {
  const asked: string[] = []
  context.on('request', (request) => {
    if (isMap(request.url())) asked.push(request.url())
  })
  return asked
}

const isMapAddress = (url: URL) => isMap(url.href)

function isMap(address: string) {
  return address.startsWith('https://www.openstreetmap.org/')
}
