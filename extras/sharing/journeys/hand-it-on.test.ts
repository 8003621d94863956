import { company } from '#src/content/company.ts'
import { phone } from '#src/content/contact.ts'
import { projects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'
import { serviceDialog } from '#tests/journeys/cards.ts'
import { expect, phoneScreen, test, visit } from '#tests/journeys/site.ts'
import { scrollUntilThere } from '#tests/scroll-until-there.ts'

import { CONTACT_CARD } from '../addresses.ts'
import { shareData, shareableProject, shareableService } from '../shareable.ts'

test.use({ viewport: phoneScreen, hasTouch: true, isMobile: true })

test('every project can be shared on WhatsApp with its title and address', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await visit(page, '/projects')
  const links = page.getByRole('link', { name: /^Share this project/ })
  await expect(links).toHaveCount(projects.length)
  for (const [index, project] of projects.entries()) {
    const { title, url } = shareData(shareableProject(project))
    const address = new URL(String(await links.nth(index).getAttribute('href')))
    expect(address.origin + address.pathname).toBe('https://wa.me/')
    expect(address.searchParams.get('text')).toBe(`${title}: ${url}`)
  }
  // this browser has no share sheet
  const chat = page.waitForEvent('popup')
  await links.first().click()
  await expect(await chat).toHaveURL(/wa\.me/)
})

test('an open service hands its own address to the phone’s share sheet', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data })),
    })
  })
  const [service] = services
  await visit(page, `/services#${service.id}`)
  const { title, url } = shareData(shareableService(service))
  await page.getByRole('dialog').getByRole('link', { name: 'Share this service' }).click()
  const shared = () => page.evaluate(() => (window as { shared?: ShareData }).shared)
  await expect.poll(shared).toEqual({ title, url })
})

test('the address sent leads to the project, marked, or the service, open', async ({ page }) => {
  const [{ slug, description }] = projects
  await page.goto(`/projects/${slug}`)
  await expect(page).toHaveURL(`/projects#${slug}`)
  const project = page.getByRole('article').filter({ hasText: description }).first()
  await expect(project).toBeInViewport()
  await expect(project).toHaveCSS('outline-style', 'solid')

  const [{ id, title }] = services
  await page.goto(`/services/${id}`)
  await expect(page).toHaveURL(`/services#${id}`)
  await expect(serviceDialog(page, title)).toBeVisible()
})

test('one tap saves our card', async ({ page }) => {
  await visit(page, '/contact')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save our contact' }).click()
  expect((await download).suggestedFilename()).toBe(CONTACT_CARD.slice(1))
})

test('a printed page carries the number to call, and the square that leads back to the site', async ({
  page,
}) => {
  await visit(page, '/contact')
  await page.emulateMedia({ media: 'print' })
  const square = page.locator('img[src="/qr/site.svg"]')
  const width = () => square.evaluate((each: HTMLImageElement) => each.naturalWidth)
  await scrollUntilThere(square, { until: async () => expect(await width()).toBeGreaterThan(0) })
  const address = company.siteUrl.replace('https://', '')
  await expect(page.getByText(address).filter({ hasText: phone })).toBeVisible()
})

test('one tap copies our number', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/contact')
  await page.getByRole('button', { name: 'Copy number' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(phone)
})

test('a browser that refuses to copy says what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    const refused = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refused } })
  })
  await visit(page, '/contact')
  await page.getByRole('button', { name: 'Copy number' }).click()
  await expect(page.getByText('Press and hold the number to copy it')).toBeVisible()
})
