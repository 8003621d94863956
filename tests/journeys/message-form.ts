import { expect, type Page } from '@playwright/test'

import { visit } from './site.ts'

/** What a visitor reads whose message is there. */
export const success = 'Thank you for your message. We will get back to you soon!'

/** A visitor's message, with all that is written otherwise on its way. */
export const written = {
  name: 'Akello Grace',
  email: 'akello@example.com',
  phone: '+256 700 111 222',
  subject: 'Water Supply',
  message: 'A well & a tank = 100 % water?\n"Lacor", 3 °N',
}

/** The form filled in by a visitor who took their time. */
export async function openForm(page: Page) {
  await page.clock.install({ time: new Date('2026-05-04T09:00:00Z') })
  await visit(page, '/contact')
  await fill(page)
  await page.clock.fastForward(3000)
}

/** Writes the message. */
export async function fill(page: Page) {
  await page.getByLabel('Full Name').fill(written.name)
  await page.getByLabel('Email Address').fill(written.email)
  await page.getByLabel('Phone Number').fill(written.phone)
  await page.getByLabel('Subject').selectOption(written.subject)
  await page.getByLabel('Your Message').fill(written.message)
}

/** The fault is said, the ways are there, and the form has everything. */
export async function expectFault(page: Page, says: string, message = written.message) {
  const said = page.getByRole('status').filter({ hasText: says })
  await expect(said).toContainText('Nothing you wrote is lost.')
  await expect(said).toBeInViewport()
  await expect(page.getByText(success)).toHaveCount(0)
  for (const name of ['Send it on WhatsApp (opens in a new tab)', 'Send it by email']) {
    await expect(page.getByRole('link', { name })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(page.getByLabel('Full Name')).toHaveValue(written.name)
  await expect(page.getByLabel('Email Address')).toHaveValue(written.email)
  await expect(page.getByLabel('Phone Number')).toHaveValue(written.phone)
  await expect(page.getByLabel('Subject')).toHaveValue(written.subject)
  await expect(page.getByLabel('Your Message')).toHaveValue(message)
}

/** The visitor is thanked and the form is empty. */
export async function expectSent(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Subject', 'Your Message']) {
    await expect(page.getByLabel(label), label).toHaveValue('')
  }
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
}
