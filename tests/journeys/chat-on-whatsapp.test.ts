import type { Page } from '@playwright/test'

import { whatsAppLink } from '#app/content/contact.ts'

import { expectAccessible } from './axe.ts'
import { expect, phoneScreen, scrollTo, test, visit } from './site.ts'

test('the panel opens, closes and starts a chat, at the foot of the screen', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Chat on WhatsApp' })
  const panel = page.getByRole('dialog', { name: 'WhatsApp chat' })
  await page.setViewportSize(phoneScreen)
  await visit(page, '/projects')
  await scrollTo(page, 900)
  await expect(panel).toBeHidden()
  await expect(button).toBeInViewport({ ratio: 1 })

  await button.click()
  await expect(panel).toBeInViewport({ ratio: 1 })
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  const popup = page.waitForEvent('popup')
  await panel.getByRole('link', { name: 'Start chat' }).click()
  await expectChat(await popup, whatsAppLink('services'))
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/projects')
})

test('the contact page starts a chat with a message of its own', async ({ page }) => {
  await visit(page, '/contact')
  const popup = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name: 'Chat on WhatsApp' }).click()
  await expectChat(await popup, whatsAppLink('inquiry'))
})

async function expectChat(popup: Page, address: string) {
  await expect(popup).toHaveURL(address)
  expect(await popup.evaluate(() => window.opener)).toBeNull()
}
