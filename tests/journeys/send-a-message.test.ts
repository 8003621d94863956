import { expectSent, expectWritten, fill, openForm, success, written } from './message-form.ts'
import { expect, test } from './site.ts'

const SEND_DELAY_MS = 1500

test('sending takes 1500 ms, is confirmed in words and leaves an empty form', async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  const sending = page.getByRole('button', { name: 'Sending...', exact: true })
  await expect(sending).toBeDisabled()
  await page.clock.runFor(SEND_DELAY_MS - 1)
  await expect(sending).toBeDisabled()
  await expectWritten(page, written)
  await expect(page.getByText(success)).toHaveCount(0)
  await page.clock.runFor(1)
  await expectSent(page)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()

  // a message of any length can follow
  const long = 'water '.repeat(20_000).slice(0, 100_000)
  await fill(page, { message: long })
  await expect(page.getByText(success)).toHaveCount(0)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(sending).toBeDisabled()
  await expectWritten(page, { ...written, message: long })
  await page.clock.runFor(SEND_DELAY_MS)
  await expectSent(page)
  await page.reload()
  await expect(page.getByText(success)).toHaveCount(0)
})

test('Enter sends too, and while sending a second click or Enter sends nothing', async ({
  page,
}) => {
  await openForm(page)
  await page.getByLabel('Full Name').press('Enter')
  const sending = page.getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeDisabled()
  await page.clock.runFor(1000)
  await page.getByLabel('Full Name').press('Enter')
  await sending.dispatchEvent('click')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await page.clock.runFor(500)
  await expectSent(page)

  // a second sending would clear the form once more when it is done
  await fill(page, { name: 'Okot James' })
  await page.clock.runFor(2 * SEND_DELAY_MS)
  await expectWritten(page, { ...written, name: 'Okot James' })
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
})
