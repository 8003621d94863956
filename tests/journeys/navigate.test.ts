import type { Page } from '@playwright/test'

import { menu, pages } from '#app/content/pages.ts'

import {
  addresses,
  expect,
  letFramesPass,
  navbar,
  scriptAtWork,
  scrolledTo,
  scrollTo,
  test,
  unknownAddress,
  visit,
} from './site.ts'

const menuWords = ['Home', 'About', 'Services', 'Projects', 'Contact']
const menuAddresses = ['/', '/about', '/services', '/projects', '/contact']

test('the bar stands fixed over every page with the five links in order', async ({ page }) => {
  for (const address of addresses) {
    await visit(page, address)
    const links = navbar(page).getByRole('link')
    await expect(links, address).toHaveText(menuWords)
    for (const [index, leadsTo] of menuAddresses.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', leadsTo)
    }
    await expect(page.getByRole('banner'), address).toHaveCSS('position', 'fixed')
    await scrollTo(page, 400)
    await expect(navbar(page), address).toBeInViewport({ ratio: 1 })
  }
})

test('only the current page is marked in the bar', async ({ page }) => {
  for (const { path, label } of menu) {
    await visit(page, path)
    const current = navbar(page).locator('[aria-current]')
    await expect(current).toHaveText([label])
    await expect(current).toHaveAttribute('aria-current', 'page')
  }
  await visit(page, unknownAddress)
  await expect(navbar(page).locator('[aria-current]')).toHaveCount(0)
})

test('each link of the bar leads to its page, at the top and at its heading', async ({ page }) => {
  await visit(page, '/contact')
  for (const { path, label, heading, title } of menu) {
    await scrollTo(page, 700)
    await navbar(page).getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    const h1 = page.getByRole('heading', { level: 1 })
    await expect(h1).toHaveText(heading)
    await expect(h1).toBeFocused()
    await expect.poll(() => scrolledTo(page), path).toBe(0)
    await expect(navbar(page).locator('[aria-current="page"]')).toHaveText([label])
    await expect(page.getByText(title, { exact: true }), 'announced').toHaveCount(1)
  }
})

test('each page loaded by its address holds its own heading and title', async ({ page }) => {
  for (const { path, heading, title } of menu) {
    await visit(page, path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
    expect(await scrolledTo(page), path).toBe(0)
  }
})

test('the bar is clear until 50 pixels and white with a shadow from 51', async ({ page }) => {
  for (const address of addresses) {
    await visit(page, address)
    await expectClearBar(page)
    await scrollTo(page, 51)
    await expectWhiteBar(page)
    await scrollTo(page, 50)
    expect(await scrolledTo(page)).toBe(50)
    await expectClearBar(page)
  }
})

test('the bar turns white under the wheel and clear again at the top', async ({ page }) => {
  await visit(page, '/about')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 300)
  await expectWhiteBar(page)
  await page.mouse.wheel(0, -300)
  await expectClearBar(page)
})

test('the bar is white right after a reload half-way down', async ({ page }) => {
  for (const { path } of menu) {
    await visit(page, path)
    await scrollTo(page, 600)
    await expectWhiteBar(page)
    await page.reload()
    await expect.poll(() => scrolledTo(page), path).toBe(600)
    await expectWhiteBar(page)
  }
})

test('the bar fits the place where coming back from another site lands', async ({ page }) => {
  await visit(page, '/about')
  await scrollTo(page, 600)
  await page.goto('https://wa.me/')
  await page.goBack()
  await scriptAtWork(page)
  await letFramesPass(page)
  // some browsers come back to where one was, some to the top
  if ((await scrolledTo(page)) > 50) await expectWhiteBar(page)
  else await expectClearBar(page)
})

test('back and forward land at the top with a clear bar', async ({ page }) => {
  await visit(page, '/about')
  await scrollTo(page, 900)
  await navbar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.services.heading)
  await scrollTo(page, 700)

  await page.goBack()
  await expectTopOf(page, pages.about)
  await scrollTo(page, 900)
  await page.goForward()
  await expectTopOf(page, pages.services)
})

test('a link to the page one is on leads to its top', async ({ page }) => {
  await visit(page, '/about')
  await scrollTo(page, 900)
  await navbar(page).getByRole('link', { name: 'About' }).click()
  await expectTopOf(page, pages.about)
})

test('pages chosen faster than they are rendered end at the last one, without complaint', async ({
  page,
}) => {
  await visit(page, '/')
  for (const name of ['About', 'Services', 'Projects', 'Contact']) {
    await navbar(page).getByRole('link', { name }).dispatchEvent('click')
  }
  await expectTopOf(page, pages.contact)
})

test('the firm’s name in the bar leads to Home', async ({ page }) => {
  await visit(page, '/projects')
  await page.getByRole('banner').getByRole('link', { name: 'home page' }).click()
  await expect(page).toHaveURL('/')
  await expectTopOf(page, pages.home)
})

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await visit(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

async function expectTopOf(page: Page, { path, heading }: { path: string; heading: string }) {
  await expect(page).toHaveURL(path)
  const h1 = page.getByRole('heading', { level: 1 })
  await expect(h1).toHaveText(heading)
  await expect(h1).toBeFocused()
  await letFramesPass(page)
  expect(await scrolledTo(page)).toBe(0)
  await expectClearBar(page)
}

async function expectClearBar(page: Page) {
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByRole('banner')).toHaveCSS('box-shadow', 'none')
}

async function expectWhiteBar(page: Page) {
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('banner')).not.toHaveCSS('box-shadow', 'none')
}
