import type { BrowserContext, Page } from '@playwright/test'

import { streetMap } from '#app/content/contact.ts'

import { expect, letFramesPass, test, visit } from './site.ts'

test('the street map of the office waits to be asked for, and says what it costs', async ({
  page,
  context,
}) => {
  const asked = watchMap(context)
  await visit(page, '/contact')
  const load = page.getByRole('button', { name: 'Load map' })
  await load.scrollIntoViewIfNeeded()
  await letFramesPass(page)
  await expect(page.getByText(/about 1 MB/)).toBeVisible()
  await expect(page.getByTitle(streetMap.title)).toHaveCount(0)
  await expect(drawnMap(page)).toBeVisible()
  expect(asked).toEqual([])

  await load.click()
  const frame = page.getByTitle('Street map of Kitgum Municipality')
  await expect(frame).toBeVisible()
  await expect(frame).toHaveAttribute('loading', 'lazy')
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed/)
  await expect(frame).toHaveAttribute('src', /marker=3\.2\d*%2C32\.8/)
  await expect(load).toBeHidden()
  expect(asked.length).toBeGreaterThan(0)
})

test('a blocked street map leaves the drawn one in sight, and can be asked for again', async ({
  page,
  context,
  site,
}) => {
  site.allow(/openstreetmap\.org/)
  await context.route(isMapAddress, (route) => route.abort())
  await visit(page, '/contact')
  await page.getByRole('button', { name: 'Load map' }).click()
  await expect(page.getByText('The street map cannot be reached now.')).toBeVisible()
  await expect(drawnMap(page)).toBeVisible()
  await expect(page.getByTitle(streetMap.title)).toHaveCount(0)
  const link = page.getByRole('link', { name: 'Open the street map' })
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)

  await context.unroute(isMapAddress)
  await page.getByRole('button', { name: 'Load map' }).click()
  await expect(page.getByTitle(streetMap.title)).toBeVisible()
})

for (const [what, documentsOnly] of [
  ['whose line brings nothing', false],
  ['that answers, but whose page never comes,', true],
] as const) {
  test(`a street map ${what} is given half a minute, and can be asked for again`, async ({
    page,
    context,
  }) => {
    await context.route(isMapAddress, (route) => {
      const silent = !documentsOnly || route.request().resourceType() === 'document'
      return silent ? undefined : route.fulfill({ contentType: 'text/html', body: '' })
    })
    await page.clock.install({ time: new Date('2026-05-04T09:00:00Z') })
    await visit(page, '/contact')
    // from here on only the test moves it
    await page.clock.pauseAt(new Date('2026-05-04T10:00:00Z'))
    await page.getByRole('button', { name: 'Load map' }).click()
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
    await page.clock.runFor(29_999)
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
    await page.clock.runFor(1)
    await expect(page.getByText('The street map cannot be reached now.')).toBeVisible()
    await expect(drawnMap(page)).toBeVisible()

    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.route(isMapAddress, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
    )
    await page.getByRole('button', { name: 'Load map' }).click()
    await expect(page.getByTitle(streetMap.title)).toBeVisible()
    await page.clock.runFor(31_000)
    await expect(page.getByTitle(streetMap.title)).toBeVisible()
  })
}

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
