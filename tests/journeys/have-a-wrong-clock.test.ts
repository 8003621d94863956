import { builtInYear } from '#app/generated/build.ts'

import { addresses, expect, navbar, scrollThrough, test, visit } from './site.ts'

for (const [wrong, time] of [
  ['of a phone whose battery died', '1970-01-01T00:00:00Z'],
  ['fifty years fast', '2076-11-21T12:00:00Z'],
] as const) {
  test(`with the clock ${wrong} every page reads and works`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time))
    for (const address of addresses) {
      await visit(page, address)
      await scrollThrough(page)
    }
    await navbar(page).getByRole('link', { name: 'Projects' }).click()
    await page.getByRole('radio', { name: 'Water' }).check()
    await expect(page.getByRole('article')).toHaveCount(1)
    await navbar(page).getByRole('link', { name: 'Contact' }).click()
    await page.getByLabel('Full Name').fill('Akello Grace')
    await page.getByLabel('Email Address').fill('akello@example.com')
    await page.getByLabel('Subject').selectOption('Water Supply')
    await page.getByLabel('Your Message').fill('A well for the school.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thank you for your message.')).toBeVisible()
  })
}

test('the copyright is never older than the site', async ({ page }) => {
  await page.clock.setFixedTime(new Date('1970-01-01T00:00:00Z'))
  await visit(page, '/')
  await expect(page.getByRole('contentinfo')).toContainText(`© ${builtInYear}`)
})
