import { expectAccessible } from './axe.ts'
import { expectSent, expectWritten, fill, openForm, success, written } from './message-form.ts'
import { expect, phoneScreen, test, visit } from './site.ts'

test.use({ viewport: phoneScreen })

const SEND_DELAY_MS = 1500

test(
  'sending is confirmed in words and leaves an empty form',
  { tag: '@react' },
  async ({ page }) => {
    await openForm(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    const sending = page.getByRole('button', { name: 'Sending...', exact: true })
    await expect(sending).toBeDisabled()
    await expectWritten(page, written)
    await page.clock.runFor(SEND_DELAY_MS - 1)
    await expect(sending).toBeDisabled()
    await page.clock.runFor(1)
    await expectSent(page)
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()

    // another message can follow
    await fill(page)
    await expect(page.getByText(success)).toHaveCount(0)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.clock.runFor(SEND_DELAY_MS)
    await expectSent(page)
    await page.reload()
    await expect(page.getByText(success)).toHaveCount(0)
  },
)

test('an address begins the message', async ({ page }) => {
  const message = 'Two acres in Lira'
  await visit(page, `/contact?${new URLSearchParams({ message })}`)
  await expect(page.getByLabel('Your Message')).toHaveValue(message)
})

test('a phone shows the form on its first screen and a half', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/contact')
  const name = await page.getByLabel('Full Name').boundingBox()
  expect(name?.y).toBeLessThan(1.5 * 640)
})

test('a phone shows the fitting keyboard and fills in what it knows', async ({ page }) => {
  await visit(page, '/contact')
  for (const [label, type, autocomplete] of [
    ['Full Name', 'text', 'name'],
    ['Email Address', 'email', 'email'],
    ['Phone Number', 'tel', 'tel'],
  ] as const) {
    const field = page.getByLabel(label)
    expect(await field.getAttribute('inputmode'), label).toBe(type)
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
  }
})

test('the browser alone refuses an empty field and a wrong email address', async ({ page }) => {
  await visit(page, '/contact')
  for (const [label, value] of [
    ['Full Name', ''],
    ['Email Address', ''],
    ['Email Address', 'akello'],
    ['Email Address', '@example.com'],
    ['Subject', ''],
    ['Your Message', ''],
  ] as const) {
    await fill(page)
    const field = page.getByLabel(label)
    await (label === 'Subject' ? field.selectOption(value) : field.fill(value))
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(field).toBeFocused()
    const validity = await field.evaluate(
      ({ validity: { valid, customError } }: HTMLInputElement) => {
        return { valid, customError }
      },
    )
    expect(validity, `'${value}' as ${label}`).toEqual({ valid: false, customError: false })
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  }
  await expectAccessible(page)
})
