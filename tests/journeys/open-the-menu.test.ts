import type { Page } from '@playwright/test'

import { menu, pages } from '#src/content/pages.ts'

import { expectAccessible } from './axe.ts'
import { letFramesPass, scrolledTo, turnWheel } from './scrolling.ts'
import { expect, expectPage, goTo, navbar, phoneScreen, test, unknownPath, visit } from './site.ts'
import { textSizeOf } from './text-size.ts'

test.use({ viewport: phoneScreen })

test('the menu is closed at first, and opens with the links to all pages', async ({ page }) => {
  await visit(page, unknownPath)
  await expectClosed(page)
  await expect(navbar(page)).toBeHidden()

  await visit(page, '/about')
  await expectClosed(page)
  await menuButton(page).click()
  await expect(menuPanel(page)).toBeVisible()
  const links = menuPanel(page).getByRole('navigation').getByRole('link')
  for (const [index, { label }] of menu.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(label)
    await expect(links.nth(index)).toBeInViewport({ ratio: 1 })
  }
  await expect(links).toHaveCount(menu.length)
  await expect(menuPanel(page).locator('[aria-current="page"]')).toHaveAccessibleName('About')
  await expectAccessible(page)
})

test('a link closes the menu and leads to its page, the current one too', async ({ page }) => {
  await visit(page, '/')
  for (const each of [pages.projects, pages.projects, pages.home]) {
    await menuButton(page).click()
    await menuPanel(page).getByRole('link', { name: each.label, exact: true }).click()
    await expectClosed(page)
    await expectPage(page, each)
    expect(await scrolledTo(page)).toBe(0)
  }
})

test('no page scrolls behind the menu; Escape, Close and Tab close it', async ({ page }) => {
  await visit(page, '/about')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(menuPanel(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.mouse.move(180, 500)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('PageDown')
  await letFramesPass(page)
  expect(await scrolledTo(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(menuButton(page)).toBeFocused()

  await menuButton(page).click()
  await menuPanel(page).getByRole('button', { name: 'Close' }).click()
  await expectClosed(page)
  const links = menuPanel(page).getByRole('link')
  for (const [end, key] of [
    [links.last(), 'Tab'],
    [links.first(), 'Shift+Tab'],
  ] as const) {
    await menuButton(page).click()
    await expect(menuPanel(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await end.focus()
    await page.keyboard.press(key)
    await expectClosed(page)
  }
  await turnWheel(page)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(100)
})

test('a window made wide shows the links in the place of an open menu', async ({ page }) => {
  await visit(page, '/about')
  await menuButton(page).click()
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(menuPanel(page)).toBeHidden()
  await expect(menuButton(page)).toBeHidden()
  await turnWheel(page)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(100)
  await goTo(page, pages.services)
  await expectPage(page, pages.services)

  await page.setViewportSize(phoneScreen)
  await expectClosed(page)
  await menuButton(page).click()
  await expect(menuPanel(page)).toBeVisible()
})

test('with larger text the menu, what it locks and the bar at the foot come together', async ({
  page,
}) => {
  await visit(page, '/about')
  const callUs = page.getByRole('complementary').getByRole('link', { name: 'Call us' })
  const setTextSize = await textSizeOf(page)
  for (const size of [100, 125, 150]) {
    await setTextSize(size)
    for (let width = 900; width <= 1400; width += 50) {
      await page.setViewportSize({ width, height: 800 })
      const at = `${size} % at ${width} px`
      const small = await menuButton(page).isVisible()
      await expect(callUs, at).toBeVisible({ visible: small })
      await expect(navbar(page), at).toBeVisible({ visible: !small })
      if (!small) continue
      await menuButton(page).click()
      await expect(menuPanel(page).getByRole('button', { name: 'Close' })).toBeFocused()
      await page.mouse.move(width / 2, 500)
      await page.mouse.wheel(0, 400)
      await page.keyboard.press('PageDown')
      await letFramesPass(page)
      expect(await scrolledTo(page), at).toBe(0)
      await page.keyboard.press('Escape')
      await expectClosed(page)
    }
  }
})

async function expectClosed(page: Page) {
  await expect(menuPanel(page)).toBeHidden()
}

function menuButton(page: Page) {
  return page.getByRole('button', { name: 'Menu' })
}

function menuPanel(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' })
}
