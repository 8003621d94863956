import type { Page } from '@playwright/test'

import { menu } from '#app/content/pages.ts'

import { expect, navbar, scrollThrough, test, unknownAddress, visit } from './site.ts'

// a third party that is neither fails every journey (site.ts)
test('no third party is asked and no cookie set until a map or a chat is asked for', async ({
  page,
  context,
}) => {
  const asked = new Set<string>()
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') asked.add(hostname)
  })
  await visit(page, unknownAddress)
  for (const { label, heading } of menu) {
    await navbar(page).getByRole('link', { name: label }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await scrollThrough(page)
  }
  await sendMessage(page)
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  const start = page.getByRole('link', { name: 'Start chat' })
  await start.hover()
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual([])
  expect(await context.cookies()).toEqual([])

  const popup = page.waitForEvent('popup')
  await start.click()
  await (await popup).close()
  expect([...asked]).toEqual(['wa.me'])
  await page.getByRole('button', { name: 'Load map' }).click()
  await expect(page.getByTitle('Street map of Kitgum Municipality')).toBeVisible()
  expect([...asked]).toEqual(['wa.me', 'www.openstreetmap.org'])
})

test('a browser that refuses cookies loses nothing', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  for (const { path } of menu) await visit(page, path)
  await sendMessage(page)
})

async function sendMessage(page: Page) {
  await page.getByLabel('Full Name').fill('Akello Grace')
  await page.getByLabel('Email Address').fill('akello@example.com')
  await page.getByLabel('Subject').selectOption('Water Supply')
  await page.getByLabel('Your Message').fill('A well for the school.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you for your message.')).toBeVisible()
}
