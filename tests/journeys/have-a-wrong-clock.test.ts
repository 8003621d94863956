import { builtInYear } from '#app/generated/build.ts'

import { expect, navbar, test, visit } from './site.ts'

for (const [wrong, time] of [
  ['of a phone whose battery died', '1970-01-01T00:00:00Z'],
  ['fifty years fast', '2076-11-21T12:00:00Z'],
] as const) {
  test(`with the clock ${wrong} pages read and work`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time))
    await visit(page, '/projects')
    await page.getByRole('radio', { name: 'Water' }).check()
    await expect(page.getByRole('article')).toHaveCount(1)
    await navbar(page).getByRole('link', { name: 'Contact' }).click()
    await page.getByLabel('Full Name').fill('Akello Grace')
    await page.getByLabel('Email Address').fill('akello@example.com')
    await page.getByLabel('Subject').selectOption('Water Supply')
    await page.getByLabel('Your Message').fill('A well for the school.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thank you for your message.')).toBeVisible()
    const year = Math.max(builtInYear, new Date(time).getUTCFullYear())
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`)
  })
}
