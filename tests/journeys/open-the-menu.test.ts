import type { Page } from '@playwright/test'

import { menu, pages } from '#app/content/pages.ts'

import {
  addresses,
  expect,
  letFramesPass,
  navbar,
  phoneScreen,
  scrolledTo,
  test,
  visit,
} from './site.ts'

test.use({ viewport: phoneScreen })

test('the menu is closed on every page and its button says so', async ({ page }) => {
  for (const address of addresses) {
    await visit(page, address)
    await expect(menuButton(page), address).toHaveAttribute('aria-expanded', 'false')
    await expect(menuPanel(page), address).toBeHidden()
    await expect(navbar(page), address).toBeHidden()
  }
})

test('the button opens the menu with the five links in order', async ({ page }) => {
  await visit(page, '/about')
  await menuButton(page).click()
  await expect(menuPanel(page)).toBeVisible()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  const links = menuPanel(page).getByRole('navigation').getByRole('link')
  for (const [index, name] of ['Home', 'About', 'Services', 'Projects', 'Contact'].entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(name)
    await expect(links.nth(index)).toBeInViewport({ ratio: 1 })
  }
  await expect(links).toHaveCount(5)
  await expect(menuPanel(page).locator('[aria-current="page"]')).toHaveAccessibleName('About')
})

test('choosing a link closes the menu and goes there', async ({ page }) => {
  await visit(page, '/contact')
  for (const { path, label, heading } of menu) {
    await menuButton(page).click()
    await menuPanel(page).getByRole('link', { name: label, exact: true }).click()
    await expect(menuPanel(page)).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    expect(await scrolledTo(page)).toBe(0)
  }
})

test('choosing the current page closes the menu too', async ({ page }) => {
  await visit(page, '/about')
  await menuButton(page).click()
  await menuPanel(page).getByRole('link', { name: 'About' }).click()
  await expect(menuPanel(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading)
})

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await visit(page, '/')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(menuPanel(page)).toBeVisible()
  await expect(closeButton(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuPanel(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the Close button closes the menu', async ({ page }) => {
  await visit(page, '/')
  await menuButton(page).click()
  await closeButton(page).click()
  await expect(menuPanel(page)).toBeHidden()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the page behind an open menu does not scroll', async ({ page }) => {
  await visit(page, '/about')
  await menuButton(page).click()
  await expect(menuPanel(page)).toBeVisible()
  await wheel(page)
  await page.keyboard.press('PageDown')
  await letFramesPass(page)
  expect(await scrolledTo(page)).toBe(0)
  await closeButton(page).click()
  await wheel(page)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(100)
})

test('an open menu is never stuck in a window made wide', async ({ page }) => {
  await visit(page, '/about')
  await menuButton(page).click()
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(menuPanel(page)).toBeHidden()
  await wheel(page)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(100)
  await navbar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')

  await page.setViewportSize(phoneScreen)
  await expect(menuPanel(page)).toBeHidden()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await menuButton(page).click()
  await expect(menuPanel(page)).toBeVisible()
})

test('the keyboard cannot wander behind the open menu', async ({ page }) => {
  await visit(page, '/about')
  await menuButton(page).click()
  await menuPanel(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(menuPanel(page)).toBeHidden()

  await menuButton(page).click()
  await menuPanel(page).getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(menuPanel(page)).toBeHidden()
})

test('a wide window shows the links and no menu button', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await visit(page, '/about')
  await expect(navbar(page)).toBeVisible()
  await expect(menuButton(page)).toBeHidden()
})

async function wheel(page: Page) {
  await page.mouse.move(180, 500)
  await page.mouse.wheel(0, 400)
}

function menuButton(page: Page) {
  return page.getByRole('button', { name: 'Menu' })
}

function menuPanel(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' })
}

function closeButton(page: Page) {
  return menuPanel(page).getByRole('button', { name: 'Close' })
}
