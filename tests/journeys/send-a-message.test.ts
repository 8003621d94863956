import type { Page } from '@playwright/test'

import { expect, scrollThrough, scrollTo, test, visit } from './site.ts'

const success = 'Thank you for your message. We will get back to you soon!'
const SEND_DELAY_MS = 1500

test('a message takes 1500 ms, is thanked for and leaves an empty form', async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(sendingButton(page)).toBeDisabled()
  await expect(page.getByText(success)).toHaveCount(0)

  await page.clock.runFor(SEND_DELAY_MS - 1)
  await expect(sendingButton(page)).toBeDisabled()
  await expect(page.getByLabel('Full Name')).toHaveValue('Akello Grace')
  await expect(page.getByText(success)).toHaveCount(0)

  await page.clock.runFor(1)
  await expectSent(page)
})

test('Enter in a field sends the message', async ({ page }) => {
  await openForm(page)
  await page.getByLabel('Full Name').press('Enter')
  await expect(sendingButton(page)).toBeDisabled()
  await page.clock.runFor(SEND_DELAY_MS)
  await expectSent(page)
})

test('while sending, a second click or Enter sends nothing', async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await page.clock.runFor(1000)
  await page.getByLabel('Full Name').press('Enter')
  await sendingButton(page).dispatchEvent('click')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await page.clock.runFor(500)
  await expectSent(page)

  // a second sending would clear the form once more when it is done
  await fill(page, 'Okot James')
  await page.clock.runFor(2 * SEND_DELAY_MS)
  await expect(page.getByLabel('Full Name')).toHaveValue('Okot James')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
})

test('a second message can follow the first', async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.clock.runFor(SEND_DELAY_MS)
  await expectSent(page)
  await fill(page, 'Okot James')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(sendingButton(page)).toBeDisabled()
  await expect(page.getByText(success)).toHaveCount(0)
  await page.clock.runFor(SEND_DELAY_MS)
  await expectSent(page)
})

test('a message of 100,000 characters is taken like any other', async ({ page }) => {
  await openForm(page)
  await page.getByLabel('Your Message').fill('water '.repeat(20_000).slice(0, 100_000))
  const length = await page
    .getByLabel('Your Message')
    .evaluate((field: HTMLTextAreaElement) => field.value.length)
  expect(length).toBe(100_000)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(sendingButton(page)).toBeDisabled()
  await page.clock.runFor(SEND_DELAY_MS)
  await expectSent(page)
})

test('nothing leaves the browser while a message is sent', async ({ page }) => {
  await visit(page, '/contact')
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  await scrollTo(page, 0)
  await fill(page, 'Akello Grace')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(sendingButton(page)).toBeVisible()
  await expectSent(page)
  expect(requests).toEqual([])
  await expect(page).toHaveURL('/contact')
})

test('the success is kept in no address and gone after a reload', async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.clock.runFor(SEND_DELAY_MS)
  await expectSent(page)
  await page.reload()
  await expect(page.getByText(success)).toHaveCount(0)
})

/** The form filled in, with the clock standing still. */
async function openForm(page: Page) {
  await page.clock.install({ time: new Date('2026-05-04T09:00:00Z') })
  await visit(page, '/contact')
  await fill(page, 'Akello Grace')
  await page.clock.pauseAt(new Date('2026-05-04T10:00:00Z'))
}

async function fill(page: Page, name: string) {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill('visitor@example.com')
  await page.getByLabel('Phone Number').fill('+256 700 111 222')
  await page.getByLabel('Subject').selectOption('Irrigation Systems')
  await page.getByLabel('Your Message').fill('Two acres near Kitgum, water from a stream.')
}

async function expectSent(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: success })).toHaveText(success)
  await expect(page.getByText(success, { exact: true })).toBeVisible()
  for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Subject', 'Your Message']) {
    await expect(page.getByLabel(label), label).toHaveValue('')
  }
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expect(sendingButton(page)).toHaveCount(0)
}

function sendingButton(page: Page) {
  return page.getByRole('button', { name: 'Sending...', exact: true })
}
