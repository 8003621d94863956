import type { Page } from '@playwright/test'

import { menu, pages } from '#app/content/pages.ts'

import { expect, navbar, scriptAtWork, test, unknownAddress, visit } from './site.ts'

test('an unknown address answers 404 with a page of the site', async ({ page, site }) => {
  site.allow(/status of 404/)
  for (const address of [unknownAddress, '/projects/no-such-project', '/services/a/b']) {
    const response = await visit(page, address)
    expect(response?.status(), address).toBe(404)
    await expectFrame(page)
    const main = page.getByRole('main')
    await expect(main.getByText('Unexpected Application Error!', { exact: true })).toBeVisible()
    await expect(main.getByText('404 Not Found', { exact: true })).toBeVisible()
    await expect(main.getByText('The page you asked for does not exist')).toBeVisible()
    await expect(page).toHaveURL(address)
  }
})

test('the not-found page leads to each of the five pages', async ({ page }) => {
  for (const { path, label, heading } of menu) {
    await visit(page, unknownAddress)
    const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link')
    await expect(links).toHaveCount(5)
    await links.filter({ hasText: label }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test('the bar leads on from the not-found page, and Back leads there again', async ({ page }) => {
  await visit(page, unknownAddress)
  await navbar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.services.heading)
  await page.goBack()
  await expect(page).toHaveURL(unknownAddress)
  await expect(page.getByText('404 Not Found')).toBeVisible()
})

test('a page that fails while it is rendered is replaced, and the frame survives', async ({
  page,
  site,
}) => {
  site.allow(/broken on purpose/)
  await breakContact(page)
  await visit(page, '/about')
  await navbar(page).getByRole('link', { name: 'Contact' }).click()
  await expectFailure(page)

  await navbar(page).getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.projects.heading)
  await page.goBack()
  await expectFailure(page)

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Load this page again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.heading)
  await expect(page).toHaveURL('/contact')
})

test('a page that fails when loaded by its address shows the same screen', async ({
  page,
  site,
}) => {
  site.allow(/broken on purpose|Minified React error/)
  await breakContact(page)
  await page.goto('/contact')
  await expectFailure(page)
  await page.getByRole('navigation', { name: 'All pages' }).getByText('Home').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading)
})

/** Makes the contact page throw whenever it is rendered in the browser. */
async function breakContact(page: Page) {
  await page.route(/\/assets\/contact-.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new Error('broken on purpose') }",
    }),
  )
}

async function expectFailure(page: Page) {
  const main = page.getByRole('main')
  await expect(main.getByText('Unexpected Application Error!', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown.')
  await expect(main.getByText('404 Not Found')).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Load this page again' })).toBeVisible()
  const links = main.getByRole('navigation', { name: 'All pages' }).getByRole('link')
  await expect(links).toHaveCount(5)
  await scriptAtWork(page)
  await expectFrame(page)
}

async function expectFrame(page: Page) {
  await expect(navbar(page).getByRole('link')).toHaveCount(5)
  await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat on WhatsApp' })).toBeVisible()
}

test('on a host that knows one spelling of an address, another leads to the page all the same', async ({
  page,
  baseURL,
  site,
}) => {
  site.allow(/status of 404/)
  // such hosts answer so: GitHub Pages, Vercel
  const notFound = await (await page.request.get('/no-such-page')).text()
  for (const [typed, address] of [
    ['/About', '/about'],
    ['/services/', '/services'],
    ['/PROJECTS.html?category=water', '/projects?category=water'],
  ] as const) {
    await page.route(baseURL + typed, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    )
    await page.goto(typed)
    await expect(page).toHaveURL(address)
    await scriptAtWork(page)
  }
})
