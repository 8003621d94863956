import { services } from '#app/content/services.ts'

import { expectAccessible } from './axe.ts'
import { addresses, expect, phoneScreen, test, visit, wideScreen } from './site.ts'

for (const screen of [phoneScreen, wideScreen]) {
  for (const address of addresses) {
    test(`axe finds nothing on ${address} at ${screen.width} px`, async ({ page }) => {
      await page.setViewportSize(screen)
      await visit(page, address)
      await expectAccessible(page)
    })
  }

  test(`axe finds nothing on an open service at ${screen.width} px`, async ({ page }) => {
    await page.setViewportSize(screen)
    for (const { id, title } of services) {
      await page.goto('about:blank')
      await visit(page, `/services#${id}`)
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expectAccessible(page)
    }
  })

  test(`axe finds nothing on a filter chosen at ${screen.width} px`, async ({ page }) => {
    await page.setViewportSize(screen)
    await visit(page, '/projects')
    await page.getByRole('radio', { name: 'Water' }).check()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectAccessible(page)
  })

  test(`axe finds nothing on the form invalid, sending and sent at ${screen.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await page.addInitScript(holdSending)
    await visit(page, '/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expectAccessible(page)

    await page.getByLabel('Full Name').fill('Akello Grace')
    await page.getByLabel('Email Address').fill('akello@example.com')
    await page.getByLabel('Subject').selectOption('Other')
    await page.getByLabel('Your Message').fill('A question.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
    await expectAccessible(page)

    await page.evaluate(() => window.dispatchEvent(new Event('let-it-be-sent')))
    await expect(page.getByText('Thank you for your message.')).toBeVisible()
    await expectAccessible(page)
  })

  test(`axe finds nothing on the open chat, nor on the scrolled bar at ${screen.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await visit(page, '/')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
    await expect(page.getByRole('dialog', { name: 'WhatsApp chat' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('axe finds nothing on the open menu', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
})

/** Keeps the form sending until it is told otherwise. */
function holdSending() {
  const wait = window.setTimeout.bind(window)
  window.setTimeout = ((done: () => void, delayMs?: number) => {
    if (delayMs !== 1500) return wait(done, delayMs)
    window.addEventListener('let-it-be-sent', done, { once: true })
    return 0
  }) as typeof window.setTimeout
}
