import type { Page } from '@playwright/test'

import { addresses, expect, phoneScreen, test, visit } from './site.ts'

const defaultMessage = 'Hello, I would like to learn more about your services.'
const contactMessage = 'Hello, I would like to inquire about your services.'

test('the panel is closed on every page, opens by its button and closes by its X', async ({
  page,
}) => {
  for (const address of addresses) {
    await visit(page, address)
    await expect(panel(page), address).toBeHidden()
    await expect(chatButton(page), address).toBeInViewport({ ratio: 1 })
    await chatButton(page).click()
    await expect(panel(page), address).toBeInViewport({ ratio: 1 })
    await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'true')
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page), address).toBeHidden()
    await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'false')
  }
})

test('Escape closes the panel and gives the focus back to its button', async ({ page }) => {
  await visit(page, '/')
  await chatButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(chatButton(page)).toBeFocused()
})

test('starting the chat opens WhatsApp in a new tab and closes the panel', async ({ page }) => {
  for (const address of addresses) {
    await visit(page, address)
    await chatButton(page).click()
    const popup = page.waitForEvent('popup')
    await panel(page).getByRole('link', { name: 'Start chat' }).click()
    await expectChat(await popup, defaultMessage)
    await expect(panel(page), address).toBeHidden()
    await expect(page).toHaveURL(address)
  }
})

test('the panel works on a phone, above the bar that opens it', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await visit(page, '/services')
  await chatButton(page).click()
  await expect(panel(page)).toBeInViewport({ ratio: 1 })
  const popup = page.waitForEvent('popup')
  await panel(page).getByRole('link', { name: 'Start chat' }).click()
  await expectChat(await popup, defaultMessage)
  await expect(panel(page)).toBeHidden()
})

test('the contact page starts a chat with a message of its own', async ({ page }) => {
  await visit(page, '/contact')
  const popup = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name: 'Chat on WhatsApp' }).click()
  await expectChat(await popup, contactMessage)
})

async function expectChat(popup: Page, message: string) {
  const address = new URL(popup.url())
  expect(`${address.origin}${address.pathname}`).toBe('https://wa.me/256700000000')
  expect([...address.searchParams]).toEqual([['text', message]])
  expect(address.search, 'spaces WhatsApp reads as spaces').not.toContain('+')
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await popup.close()
}

function chatButton(page: Page) {
  return page.getByRole('button', { name: 'Chat on WhatsApp' })
}

function panel(page: Page) {
  return page.getByRole('dialog', { name: 'WhatsApp chat' })
}
