import { subjects } from '#app/content/contact.ts'

import { fill } from './message-form.ts'
import { expect, test, visit } from './site.ts'

const fields = {
  'Full Name': { name: 'name', autocomplete: 'name', required: '' },
  'Email Address': {
    name: 'email',
    type: 'email',
    inputmode: 'email',
    autocomplete: 'email',
    required: '',
  },
  'Phone Number (optional)': {
    name: 'phone',
    type: 'tel',
    inputmode: 'tel',
    autocomplete: 'tel',
    required: null,
  },
  Subject: { name: 'subject', required: '' },
  'Your Message': { name: 'message', rows: '5', required: '' },
} as const

test('the form asks for five things in order, of any length, one of them a choice', async ({
  page,
}) => {
  await visit(page, '/contact')
  const form = page.getByRole('main').locator('form')
  await expect(form.locator('label')).toHaveText(Object.keys(fields))
  for (const [label, attributes] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true })
    const unbounded = { ...attributes, minlength: null, maxlength: null }
    for (const [attribute, value] of Object.entries(unbounded)) {
      expect(await field.getAttribute(attribute), `${attribute} of ${label}`).toBe(value)
    }
  }
  const options = page.getByLabel('Subject').locator('option')
  await expect(options).toHaveText(['Select a subject', ...subjects])
  await expect(options.first()).toHaveAttribute('value', '')
  await expect(page.getByLabel('Subject')).toHaveValue('')
})

test('the browser alone refuses a required field left empty and an email address without its form', async ({
  page,
}) => {
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
})
