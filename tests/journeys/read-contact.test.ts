import { email, phone } from '#app/content/contact.ts'

import { expect, test, visit } from './site.ts'

test('Contact shows the office, the phone and the email', async ({ page }) => {
  await visit(page, '/contact')
  const cards = page.getByRole('region', { name: 'Office, phone and email' })
  for (const name of ['Office', 'Phone', 'Email']) {
    await expect(cards.getByRole('heading', { name })).toBeVisible()
  }
  await expect(cards.getByText('Kitgum Municipality')).toBeVisible()
  await expect(cards.getByText('a university in Kampala')).toBeVisible()
  const call = cards.getByRole('link', { name: phone })
  await expect(call).toHaveAttribute('href', `tel:${phone.replace(/[^+\d]/g, '')}`)
  await expect(cards.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
})

test('Contact tells the working hours', async ({ page }) => {
  await visit(page, '/contact')
  const days = page.getByRole('main').getByRole('listitem').filter({ hasText: /day / })
  await expect(days).toHaveText([
    'Monday to Friday 8:00 AM to 5:00 PM',
    'Saturday 9:00 AM to 1:00 PM',
    'Sunday Closed',
  ])
})

test('Call now is a telephone link', async ({ page }) => {
  await visit(page, '/contact')
  const call = page.getByRole('main').getByRole('link', { name: 'Call now', exact: true })
  await expect(call).toHaveAttribute('href', /^tel:\+\d{12}$/)
  await expect(call).toBeVisible()
})
