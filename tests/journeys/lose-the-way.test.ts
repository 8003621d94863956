import type { Page } from '@playwright/test'

import { phone, phoneLink } from '#src/content/contact.ts'
import { menu, pages } from '#src/content/pages.ts'

import { expect, expectPage, goTo, navbar, scriptAtWork, test, unknownPath, visit } from './site.ts'

test('an unknown address answers 404 with a page that leads on', async ({ page, site }) => {
  site.allow(/status of 404/)
  for (const address of ['/home', '/services/a/b', unknownPath]) {
    const response = await visit(page, address)
    expect(response?.status(), address).toBe(404)
    await expectFrame(page)
    const main = page.getByRole('main')
    await expect(main.getByText('Unexpected Application Error!', { exact: true })).toBeVisible()
    await expect(main.getByText('404 Not Found', { exact: true })).toBeVisible()
    await expect(main.getByText('This page does not exist')).toBeVisible()
    await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', phoneLink())
    await expect(page).toHaveURL(address)
  }
  await allPages(page).filter({ hasText: 'Projects' }).click()
  await expectPage(page, pages.projects)
  await page.goBack()
  await expect(page).toHaveURL(unknownPath)
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await goTo(page, pages.services)
  await expectPage(page, pages.services)
})

test(
  'the frame survives a page that fails while it is rendered',
  { tag: '@react' },
  async ({ page, site }) => {
    site.allow(/broken on purpose/)
    await breakContact(page)
    await visit(page, '/about')
    await goTo(page, pages.contact)
    await expectFailure(page)

    await goTo(page, pages.projects)
    await expectPage(page, pages.projects)
    await page.goBack()
    await expectFailure(page)

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Load this page again' }).click()
    await expectPage(page, pages.contact)
  },
)

test(
  'a page that fails when it is loaded shows the same screen',
  { tag: '@react' },
  async ({ page, site }) => {
    // React says that it renders the page anew
    site.allow(/broken on purpose|React error #422/)
    await breakContact(page)
    await visit(page, '/contact')
    await expectFailure(page)
    await allPages(page).filter({ hasText: 'Home' }).click()
    await expectPage(page, pages.home)
  },
)

test('a spelling that the host does not know leads on too', async ({ page, baseURL, site }) => {
  site.allow(/status of 404/)
  // such hosts answer so: GitHub Pages, Vercel
  const notFound = await (await page.request.get(unknownPath)).text()
  for (const [typed, address] of [
    ['/services/', '/services'],
    ['/PROJECTS.html?from=mail', '/projects?from=mail'],
  ] as const) {
    await page.route(baseURL + typed, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    )
    await page.goto(typed)
    await expect(page).toHaveURL(address)
    await scriptAtWork(page)
  }
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
  await expect(allPages(page)).toHaveCount(menu.length)
  await scriptAtWork(page)
  await expectFrame(page)
}

async function expectFrame(page: Page) {
  await expect(navbar(page).getByRole('link')).toHaveCount(menu.length)
  await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat on WhatsApp' })).toBeVisible()
}

function allPages(page: Page) {
  return page.getByRole('navigation', { name: 'All pages' }).getByRole('link')
}
