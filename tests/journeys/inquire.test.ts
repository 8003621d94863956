import type { Page } from '@playwright/test'

import { services } from '#app/content/services.ts'

import { expect, scrolledTo, test, visit } from './site.ts'

test('each service leads to the contact form with the fitting subject chosen', async ({ page }) => {
  const fitting = [
    'Civil Engineering',
    'Agricultural Engineering',
    'Civil Engineering',
    'Electrical Engineering',
  ]
  expect(services).toHaveLength(4)
  for (const [index, { title }] of services.entries()) {
    await visit(page, '/services')
    await page.getByRole('button', { name: title }).click()
    await page.getByRole('link', { name: 'Inquire About This Service' }).click()
    const query = new URLSearchParams({ subject: fitting[index] ?? '' })
    await expect(page).toHaveURL(`/contact?${query}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectSubject(page, fitting[index] ?? '')
    await expect.poll(() => scrolledTo(page)).toBe(0)
  }
})

test('a subject in the address is chosen when the address is loaded', async ({ page }) => {
  await visit(page, '/contact?subject=Water+Supply')
  await expectSubject(page, 'Water Supply')
})

test('an unknown subject is ignored', async ({ page }) => {
  for (const query of ['subject=Bridges', 'subject=', 'subject=civil%20engineering']) {
    await visit(page, `/contact?${query}`)
    await expectSubject(page, 'Select a subject')
  }
})

test('plain Contact asks to select a subject', async ({ page }) => {
  await visit(page, '/contact')
  await expectSubject(page, 'Select a subject')
})

test('a subject the visitor has chosen is not chosen anew by the address', async ({ page }) => {
  await page.goto('/contact?subject=Water+Supply', { waitUntil: 'commit' })
  await page.getByLabel('Subject').selectOption('Urban Planning')
  await page.waitForLoadState('load')
  await page.getByLabel('Full Name').fill('Akello')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expectSubject(page, 'Urban Planning')
})

test('Request a Consultation leads to Contact', async ({ page }) => {
  await visit(page, '/services')
  await page.getByRole('link', { name: 'Request a Consultation', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expectSubject(page, 'Select a subject')
})

async function expectSubject(page: Page, subject: string) {
  const chosen = page.getByLabel('Subject').locator('option:checked')
  await expect(chosen).toHaveText(subject)
}
