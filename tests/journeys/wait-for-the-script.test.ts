import type { Page } from '@playwright/test'

import { expect, phoneScreen, scriptAtWork, test } from './site.ts'

const SCRIPTS = '**/assets/*.js'

test('with scripts that answer 404 every task but sending works', async ({ page, site }) => {
  site.allow(/status of 404 .*\/assets\//)
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }))
  await doEverything(page)
})

test('with scripts that have not arrived every task but sending works', async ({ page }) => {
  await holdScripts(page)
  await doEverything(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('what a visitor did before the script arrived is still there after it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Full Name').fill('Akello Grace')
  await page.getByLabel('Subject').selectOption('Urban Planning')
  await page.getByLabel('Your Message').fill('A market with no drains.')
  release()
  await scriptAtWork(page)
  await expect(page.getByLabel('Full Name')).toHaveValue('Akello Grace')
  await expect(page.getByLabel('Subject')).toHaveValue('Urban Planning')
  await expect(page.getByLabel('Your Message')).toHaveValue('A market with no drains.')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
})

test('a filter chosen before the script arrived is kept, and written in the address', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/projects', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Training' }).check()
  await expect(page.getByRole('article')).toHaveCount(1)
  release()
  await expect(page).toHaveURL('/projects?category=training')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'Training' })).toBeChecked()
})

test('a service, a chat panel and a menu opened before the script arrived stay open', async ({
  page,
}) => {
  let release = await holdScripts(page)
  await page.goto('/services', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Renewable Energy' }).click()
  release()
  // behind the dialog, but the state is there
  await expect(page.locator('[aria-label="Chat on WhatsApp"][aria-expanded]')).toHaveCount(1)
  const dialog = page.getByRole('dialog', { name: 'Renewable Energy' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await page.setViewportSize(phoneScreen)
  for (const [button, panel] of [
    ['Chat on WhatsApp', 'WhatsApp chat'],
    ['Menu', 'Menu'],
  ] as const) {
    release = await holdScripts(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await page.getByRole('button', { name: button }).click()
    release()
    await expect(page.getByRole('button', { name: button })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(page.getByRole('dialog', { name: panel })).toBeVisible()
  }
})

async function doEverything(page: Page) {
  await page.setViewportSize(phoneScreen)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click()
  await page.getByRole('button', { name: 'Construction Supervision' }).click()
  const dialog = page.getByRole('dialog', { name: 'Construction Supervision' })
  await expect(dialog.getByText('Site inspection')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/services#renewable-energy', { waitUntil: 'commit' })
  await expect(page.getByRole('dialog', { name: 'Renewable Energy' })).toBeVisible()
  await page.goto('/projects', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Water' }).check()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  const panel = page.getByRole('dialog', { name: 'WhatsApp chat' })
  await expect(panel.getByRole('link', { name: 'Start chat' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
  await expect(page.getByText('This form needs JavaScript to send.')).toBeVisible({
    timeout: 12_000,
  })
}

/** Holds every script back; what it returns lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.unrouteAll()
  await page.route(SCRIPTS, async (route) => {
    await released
    await route.continue()
  })
  return release
}
