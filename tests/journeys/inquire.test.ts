import type { Page } from '@playwright/test'

import type { Subject } from '#app/content/contact.ts'
import { services } from '#app/content/services.ts'

import { expect, scrolledTo, test, visit } from './site.ts'

const fitting: readonly Subject[] = [
  'Civil Engineering',
  'Agricultural Engineering',
  'Civil Engineering',
  'Electrical Engineering',
]

test('each service leads to the contact form with the fitting subject chosen', async ({ page }) => {
  for (const [index, { title }] of services.entries()) {
    const subject = fitting[index] ?? ''
    await visit(page, '/services')
    await page.getByRole('button', { name: title }).click()
    await page.getByRole('link', { name: 'Inquire About This Service' }).click()
    await expect(page).toHaveURL(`/contact?${new URLSearchParams({ subject })}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectSubject(page, subject)
    await expect.poll(() => scrolledTo(page)).toBe(0)
  }
})

test('an unknown subject in the address is ignored', async ({ page }) => {
  for (const query of ['subject=Bridges', 'subject=', 'subject=civil%20engineering']) {
    await visit(page, `/contact?${query}`)
    await expectSubject(page, 'Select a subject')
  }
})

test('a subject chosen before the script runs is not replaced by the address', async ({ page }) => {
  await page.goto('/contact?subject=Water+Supply', { waitUntil: 'commit' })
  await page.getByLabel('Subject').selectOption('Urban Planning')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expectSubject(page, 'Urban Planning')
})

test('Request a Consultation leads to Contact, where a subject is to be chosen', async ({
  page,
}) => {
  await visit(page, '/services')
  await page.getByRole('link', { name: 'Request a Consultation', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expectSubject(page, 'Select a subject')
})

async function expectSubject(page: Page, subject: string) {
  const chosen = page.getByLabel('Subject').locator('option:checked')
  await expect(chosen).toHaveText(subject)
}
