import type { Page } from '@playwright/test'

import { expect, navbar, test, visit } from './site.ts'

test('what is typed survives a reload, field by field', async ({ page }) => {
  await visit(page, '/contact')
  await page.getByLabel('Full Name').fill('Akello Grace')
  await page.getByLabel('Subject').selectOption('Urban Planning')
  await page.getByLabel('Your Message').fill('A market with no drains.\nWho can help?')
  await page.reload()
  await expectDraft(page, 'A market with no drains.\nWho can help?')
  await expect(page.getByLabel('Email Address')).toHaveValue('')
  await expect(page.getByText('Thank you for your message.')).toHaveCount(0)
})

test('what is typed is still there when a visitor comes back from another page', async ({
  page,
}) => {
  await writeDraft(page)
  await navbar(page).getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await navbar(page).getByRole('link', { name: 'Contact' }).click()
  await expectDraft(page)
})

test('what is typed before the script is there stays, and the draft fills in the rest', async ({
  page,
}) => {
  await writeDraft(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Your Message').fill('A bridge.')
  release()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expectDraft(page, 'A bridge.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expectDraft(page, 'A bridge.')
})

test('a message that was sent is no draft any more', async ({ page }) => {
  await writeDraft(page)
  await page.getByLabel('Email Address').fill('akello@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you for your message.')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Akello')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  for (const label of ['Full Name', 'Email Address', 'Subject', 'Your Message']) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }
})

test('a reload while it is sent leaves the draft, and says nothing', async ({ page }) => {
  await writeDraft(page)
  await page.getByLabel('Email Address').fill('akello@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.reload()
  await expectDraft(page)
  await expect(page.getByRole('status')).toHaveText('')
})

test('a subject the address asks for is chosen unless the draft has one', async ({ page }) => {
  await visit(page, '/contact')
  await page.getByLabel('Full Name').fill('Akello Grace')
  await visit(page, '/contact?subject=Water+Supply')
  await expect(page.getByLabel('Full Name')).toHaveValue('Akello Grace')
  await expect(page.getByLabel('Subject')).toHaveValue('Water Supply')
  await visit(page, '/contact?subject=Civil+Engineering')
  await expect(page.getByLabel('Subject')).toHaveValue('Civil Engineering')
  await page.getByLabel('Subject').selectOption('Urban Planning')
  await visit(page, '/contact?subject=Water+Supply')
  await expect(page.getByLabel('Subject')).toHaveValue('Urban Planning')
})

test('a draft is seen in its own tab only', async ({ page, context }) => {
  await writeDraft(page)
  const other = await context.newPage()
  await visit(other, '/contact')
  await expect(other.getByLabel('Full Name')).toHaveValue('')
})

for (const [how, failing] of [
  ['blocked', 'getItem'],
  ['full', 'setItem'],
] as const) {
  test(`with storage ${how} the draft is kept while the page is`, async ({ page }) => {
    await page.addInitScript((method) => {
      Storage.prototype[method] = () => {
        throw new DOMException('no', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError')
      }
    }, failing)
    await writeDraft(page)
    await navbar(page).getByRole('link', { name: 'Projects' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await navbar(page).getByRole('link', { name: 'Contact' }).click()
    await expectDraft(page)
  })
}

test('what another program left in the storage does no harm', async ({ page }) => {
  for (const left of ['', 'not JSON', '5', 'null', '{"fields":null}', '{"fields":{"age":"7"}}']) {
    await visit(page, '/contact')
    await page.evaluate((text) => sessionStorage.setItem('message', text), left)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
    await expect(page.getByLabel('Full Name')).toHaveValue('')
  }
})

async function writeDraft(page: Page) {
  await visit(page, '/contact')
  await page.getByLabel('Full Name').fill('Akello Grace')
  await page.getByLabel('Subject').selectOption('Urban Planning')
  await page.getByLabel('Your Message').fill('A market with no drains.')
}

async function expectDraft(page: Page, message = 'A market with no drains.') {
  await expect(page.getByLabel('Full Name')).toHaveValue('Akello Grace')
  await expect(page.getByLabel('Subject')).toHaveValue('Urban Planning')
  await expect(page.getByLabel('Your Message')).toHaveValue(message)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
}
