import { directions, streetMap } from '#src/content/contact.ts'

import { phone } from '../phone.ts'
import { atRest, expect, saveData, test, visit } from './site.ts'

/** As in street-map.tsx. */
const TIMEOUT_MS = 30_000

test('a street map that is blocked can be asked for again', async ({ page, context, site }) => {
  site.allow(/openstreetmap\.org/)
  await context.route(isMap, (route) => route.abort())
  await visit(page, '/contact')
  await page.getByRole('link', { name: 'Open the street map' }).click()
  await expect(page.getByText('The street map cannot be reached now.')).toBeVisible()
  await expect(page.getByTitle(streetMap.title)).toHaveCount(0)
  // for who pressed it by a key
  const link = page.getByRole('link', { name: 'Open the street map' })
  await expect(link).toBeFocused()
  await expect(link).toHaveAttribute('href', streetMap.linkUrl)

  await context.unroute(isMap)
  await page.getByRole('link', { name: 'Open the street map' }).click()
  await expect(page.getByTitle(streetMap.title)).toBeVisible()
  await expect(page.getByTitle(streetMap.title)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('who saves data has a way to the street map before React', async ({ page }) => {
    await saveData(page)
    await page.goto('/contact')
    await atRest(page)
    const link = page.getByRole('link', { name: 'Open the street map' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', streetMap.linkUrl)
  })
})

test('a street map whose page never comes is given half a minute', async ({ page, context }) => {
  await context.route(isMap, (route) => {
    const silent = route.request().resourceType() === 'document'
    return silent ? undefined : route.fulfill({ contentType: 'text/html', body: '' })
  })
  await page.clock.install({ time: new Date('2026-05-04T09:00:00Z') })
  await visit(page, '/contact')
  // from here on only the test moves it
  await page.clock.pauseAt(new Date('2026-05-04T10:00:00Z'))
  await page.getByRole('link', { name: 'Open the street map' }).click()
  const loading = page.getByRole('link', { name: 'Loading...' })
  // who presses twice stays here
  await loading.click()
  await page.clock.runFor(TIMEOUT_MS - 1)
  await expect(loading).toBeVisible()
  await page.clock.runFor(1)
  await expect(page.getByText('The street map cannot be reached now.')).toBeVisible()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const [device, hasApps] of [
  ['phone', true],
  ['desk', false],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ hasTouch: hasApps, isMobile: hasApps })

    test('one tap shows the way', async ({ page }) => {
      await visit(page, '/contact')
      const inApp = page.getByRole('link', { name: 'Open in a maps app' })
      if (hasApps) await expect(inApp).toHaveAttribute('href', directions.geoUrl)
      else await expect(inApp).toHaveCount(0)
      const onWeb = page.getByRole('link', { name: 'Get directions' })
      await expect(onWeb).toHaveAttribute('href', directions.webUrl)
    })
  })
}

function isMap(address: URL) {
  return address.origin === 'https://www.openstreetmap.org'
}
