import { expect, type Page } from '@playwright/test'

import { subjects } from '#src/content/contact.ts'

import { visit } from './site.ts'

/** What a visitor reads whose message has arrived. */
export const success = 'Thank you for your message. We will get back to you soon!'

type Message = Readonly<Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>>

/** A message, by field, with characters that are encoded on their way. */
export const written: Message = {
  name: 'Akello Grace',
  email: 'akello@example.com',
  phone: '+256 700 111 222',
  subject: subjects.at(1) ?? subjects[0],
  message: 'A well & a tank = 100 % water?\n"Lacor", 3 °N',
}

/** The form filled in, with the clock standing still an hour later. */
export async function openForm(page: Page) {
  await page.clock.install({ time: new Date('2026-05-04T09:00:00Z') })
  await visit(page, '/contact')
  await fill(page)
  await page.clock.pauseAt(new Date('2026-05-04T10:00:00Z'))
}

/** Writes a message. */
export async function fill(page: Page, message: Partial<Message> = {}) {
  const { name, email, phone, subject, message: text } = { ...written, ...message }
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Phone Number').fill(phone)
  await page.getByLabel('Subject').selectOption(subject)
  await page.getByLabel('Your Message').fill(text)
}

/** Writes a message and sends it, which tests only simulate. */
export async function sendMessage(page: Page) {
  await fill(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(success)).toBeVisible()
}

/** What stands in the form. */
export async function expectWritten(page: Page, message: Partial<Message>) {
  const { name = '', email = '', phone = '', subject = '', message: text = '' } = message
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone)
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
  await expect(page.getByLabel('Your Message')).toHaveValue(text)
}

/** The visitor is thanked and the form is empty. */
export async function expectSent(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  await expectWritten(page, {})
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
}
