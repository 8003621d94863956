import { menu } from '#app/content/pages.ts'

import { expect, phoneScreen, test, unknownAddress, visit, wideScreen } from './site.ts'

/** What a screen reader is told of each page, kept in tests/heard to be read in review. */
const pages = [
  ...menu.map(({ path, label }) => ({ name: label.toLowerCase(), address: path })),
  { name: 'not-found', address: unknownAddress },
]

for (const { name, address } of pages) {
  test(`a screen reader hears ${name} as it was reviewed`, async ({ page }) => {
    // the copyright line says the visitor's year
    await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'))
    await page.setViewportSize(wideScreen)
    await visit(page, address)
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
}

test('the table of finished work is a table on a phone too', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await visit(page, '/projects')
  await expect(page.getByRole('table')).toMatchAriaSnapshot({ name: 'table-on-a-phone.aria.yml' })
})

test('a page change is told by the title of the new page, and read from its heading', async ({
  page,
}) => {
  await visit(page, '/')
  for (const { label, title, heading } of menu.slice(1)) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(title)
  }
})
