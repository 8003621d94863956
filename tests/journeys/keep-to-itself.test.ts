import type { BrowserContext, Page } from '@playwright/test'

import { menu } from '#app/content/pages.ts'
import { projects } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'

import { addresses, expect, navbar, scrollThrough, test, visit } from './site.ts'

test('reading and using the whole site asks nobody else and sets no cookie', async ({
  page,
  context,
}) => {
  const asked = watchOthers(context)
  for (const address of addresses) {
    await visit(page, address)
    await scrollThrough(page)
  }
  for (const { label, heading } of menu) {
    await navbar(page).getByRole('link', { name: label }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await visit(page, '/services')
  for (const { title, id } of services) {
    await page.getByRole('button', { name: title }).first().click()
    await expect(page).toHaveURL(`/services#${id}`)
    await page.keyboard.press('Escape')
    // the step back in the history would call off the loading of the next page
    await expect(page).toHaveURL('/services')
  }
  await visit(page, '/projects')
  for (const choice of await page.getByRole('radio').all()) await choice.check()
  await expect(page.getByRole('article')).not.toHaveCount(projects.length)
  await sendMessage(page)
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  await expect(page.getByRole('dialog', { name: 'WhatsApp chat' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked()).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('the map’s host is asked when the visitor loads the map, and nobody else', async ({
  page,
  context,
}) => {
  const asked = watchOthers(context)
  await visit(page, '/contact')
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  expect(asked()).toEqual([])
  await page.getByRole('button', { name: 'Load map' }).click()
  await expect(page.getByTitle('Street map of Kitgum Municipality')).toBeVisible()
  expect(new Set(asked())).toEqual(new Set(['www.openstreetmap.org']))
})

test('WhatsApp is asked when the visitor starts the chat, not when it is offered', async ({
  page,
  context,
}) => {
  const asked = watchOthers(context)
  await visit(page, '/')
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  const start = page.getByRole('link', { name: 'Start chat' })
  await start.hover()
  expect(asked()).toEqual([])
  const popup = page.waitForEvent('popup')
  await start.click()
  await (await popup).waitForLoadState()
  expect(new Set(asked())).toEqual(new Set(['wa.me']))
})

test('a browser that refuses cookies loses nothing', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  for (const address of addresses) await visit(page, address)
  await sendMessage(page)
})

/** The hosts besides the site that anything of this browser asks, in order. */
function watchOthers(context: BrowserContext) {
  const hosts: string[] = []
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') hosts.push(hostname)
  })
  return () => hosts
}

async function sendMessage(page: Page) {
  await visit(page, '/contact')
  await page.getByLabel('Full Name').fill('Akello Grace')
  await page.getByLabel('Email Address').fill('akello@example.com')
  await page.getByLabel('Subject').selectOption('Water Supply')
  await page.getByLabel('Your Message').fill('A well for the school.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you for your message.')).toBeVisible()
}
