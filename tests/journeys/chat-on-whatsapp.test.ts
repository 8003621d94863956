import { whatsAppLink } from '#src/content/contact.ts'
import { pages } from '#src/content/pages.ts'

import { expectAccessible } from './axe.ts'
import { scrollTo } from './scrolling.ts'
import { addresses, expect, expectPage, goTo, phoneScreen, test, visit } from './site.ts'

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
  const opened = page.waitForEvent('popup')
  await panel.getByRole('link', { name: 'Start chat' }).click()
  const chat = await opened
  await expect(chat).toHaveURL(whatsAppLink('services'))
  expect(await chat.evaluate(() => window.opener)).toBeNull()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/projects')
})

test('the panel does not stay over another page', async ({ page }) => {
  await visit(page, '/about')
  await goTo(page, pages.services)
  await expectPage(page, pages.services)
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  const panel = page.getByRole('dialog', { name: 'WhatsApp chat' })
  await expect(panel).toBeVisible()
  await page.goBack()
  await expectPage(page, pages.about)
  await expect(panel).toBeHidden()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('every link to WhatsApp opens a tab of its own, and says so', async ({ page }) => {
      for (const address of addresses) {
        await page.goto(address)
        const links = page.locator('a[href^="https://wa.me/"]')
        expect(await links.count(), address).toBeGreaterThan(0)
        for (const link of await links.all()) {
          await expect(link).toHaveAttribute('target', '_blank')
          await expect(link).toContainText('(opens in a new tab)')
        }
      }
    })
  })
}
