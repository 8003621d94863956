import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expectSent, expectWritten, fill, openForm, success, written } from './message-form.ts'
import { expect, holdBack, phoneScreen, REACT_SCRIPT, test, visit } from './site.ts'

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

const required = ['Full Name', 'Email Address', 'Subject', 'Your Message'] as const

test('each wrong field says its mistake in the words of the browser until it is mended', async ({
  page,
}) => {
  await visit(page, '/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  for (const label of required) await expectMistakeTold(page, label)
  await expectAccessible(page)

  await page.getByLabel('Full Name').fill(written.name)
  await expectNothingWrong(page, 'Full Name')
  await page.getByLabel('Subject').selectOption(written.subject)
  await expectNothingWrong(page, 'Subject')
  // another mistake has another sentence
  await page.getByLabel('Email Address').fill('akello')
  await expectMistakeTold(page, 'Email Address')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await page.getByLabel('Email Address').fill(written.email)
  await page.getByLabel('Your Message').fill(written.message)
  for (const label of required) await expectNothingWrong(page, label)
})

test(
  'what is wrong stays said when React comes, and is mended then',
  { tag: '@react' },
  async ({ page }) => {
    const release = await holdBack(page, REACT_SCRIPT)
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    for (const label of required) await expectMistakeTold(page, label)
    release()
    await page.locator('[data-app=ready]').waitFor()
    for (const label of required) await expectMistakeTold(page, label)
    await page.getByLabel('Email Address').fill(written.email)
    await expectNothingWrong(page, 'Email Address')
    await expectMistakeTold(page, 'Full Name')
  },
)

/** Beside the field and as its description stands what the browser itself says of it. */
async function expectMistakeTold(page: Page, label: string) {
  const field = page.getByLabel(label)
  const mistake = await field.evaluate((each: HTMLInputElement) => each.validationMessage)
  expect(mistake, label).not.toBe('')
  await expect(field).toHaveAccessibleDescription(mistake)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field.locator('..').getByText(mistake, { exact: true })).toBeVisible()
}

async function expectNothingWrong(page: Page, label: string) {
  await expect(page.getByLabel(label)).toHaveAccessibleDescription('')
  await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'false')
}
