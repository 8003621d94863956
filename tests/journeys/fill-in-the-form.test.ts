import type { Page } from '@playwright/test'

import { expect, test, visit } from './site.ts'

/** What the specification and the browser's own helpers need of each field. */
const fields = [
  { label: 'Full Name', attributes: { autocomplete: 'name', required: '' } },
  {
    label: 'Email Address',
    attributes: { type: 'email', inputmode: 'email', autocomplete: 'email', required: '' },
  },
  {
    label: 'Phone Number',
    attributes: { type: 'tel', inputmode: 'tel', autocomplete: 'tel', required: null },
  },
  { label: 'Subject', attributes: { required: '' } },
  { label: 'Your Message', attributes: { rows: '5', required: '' } },
]

test('the form asks for five things in order', async ({ page }) => {
  await visit(page, '/contact')
  const labels = form(page).locator('label')
  await expect(labels).toHaveText(fields.map(({ label }) => new RegExp(`^${label}`)))
  const names = ['name', 'email', 'phone', 'subject', 'message']
  for (const [index, { label, attributes }] of fields.entries()) {
    const field = form(page).getByLabel(label)
    await expect(field).toHaveAttribute('name', names[index] ?? '')
    for (const [attribute, value] of Object.entries(attributes)) {
      const found = await field.getAttribute(attribute)
      expect(found, `${attribute} of ${label}`).toBe(value)
    }
  }
  await expect(form(page).getByLabel('Phone Number')).toHaveAccessibleName(/optional/)
})

test('the subject is a choice of seven, blank at first', async ({ page }) => {
  await visit(page, '/contact')
  const options = page.getByLabel('Subject').locator('option')
  await expect(options).toHaveText([
    'Select a subject',
    'Irrigation Systems',
    'Water Supply',
    'Civil Engineering',
    'Agricultural Engineering',
    'Electrical Engineering',
    'Urban Planning',
    'Other',
  ])
  await expect(options.first()).toHaveAttribute('value', '')
  await expect(page.getByLabel('Subject')).toHaveValue('')
})

test('the browser alone refuses a form with a required field left empty', async ({ page }) => {
  await visit(page, '/contact')
  for (const label of ['Full Name', 'Email Address', 'Subject', 'Your Message']) {
    await fillAll(page)
    if (label === 'Subject') await page.getByLabel(label).selectOption('')
    else await page.getByLabel(label).fill('')
    await expectRefused(page, label, 'valueMissing')
  }
})

test('the browser alone refuses an email address without its form', async ({ page }) => {
  await visit(page, '/contact')
  for (const address of ['akello', 'akello@', '@example.com', 'akello at example.com']) {
    await fillAll(page)
    await page.getByLabel('Email Address').fill(address)
    await expectRefused(page, 'Email Address', 'typeMismatch')
  }
})

test('the phone number is optional and nothing has a bound of length', async ({ page }) => {
  await visit(page, '/contact')
  await fillAll(page)
  await page.getByLabel('Phone Number').fill('')
  const problems = await form(page).evaluate((element: HTMLFormElement) => {
    const controls = [...element.elements].filter(
      (each) => each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement,
    )
    const bounds = controls.filter(({ maxLength, minLength }) => maxLength >= 0 || minLength >= 0)
    return { valid: element.checkValidity(), ownRules: element.noValidate, bounds: bounds.length }
  })
  expect(problems).toEqual({ valid: true, ownRules: false, bounds: 0 })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
})

async function expectRefused(page: Page, label: string, problem: 'valueMissing' | 'typeMismatch') {
  await page.getByRole('button', { name: 'Send message' }).click()
  const field = page.getByLabel(label)
  await expect(field).toBeFocused()
  const { problems, own } = await field.evaluate((element: HTMLInputElement) => ({
    problems: {
      valueMissing: element.validity.valueMissing,
      typeMismatch: element.validity.typeMismatch,
    },
    own: element.validity.customError,
  }))
  expect(problems[problem], label).toBe(true)
  expect(own, 'a message of our own').toBe(false)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Sending...' })).toHaveCount(0)
}

async function fillAll(page: Page) {
  await page.getByLabel('Full Name').fill('Akello Grace')
  await page.getByLabel('Email Address').fill('akello@example.com')
  await page.getByLabel('Subject').selectOption('Water Supply')
  await page.getByLabel('Your Message').fill('A well for the school.')
}

function form(page: Page) {
  return page.getByRole('main').locator('form')
}
