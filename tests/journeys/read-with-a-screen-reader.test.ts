import type { Page } from '@playwright/test'

import { menu } from '#app/content/pages.ts'

import { expectAccessible } from './axe.ts'
import { expect, phoneScreen, test, unknownPath, visit, wideScreen } from './site.ts'

/** What a screen reader says of each page, kept in tests/aria-snapshots to be read in review. */
const pages = [
  ...menu.map(({ path, label }) => ({ name: label.toLowerCase(), address: path })),
  { name: 'not-found', address: unknownPath },
]

for (const { name, address } of pages) {
  test(`a screen reader reads ${name} as reviewed, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize(wideScreen)
    await visit(page, address)
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'banner.aria.yml' })
    await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'footer.aria.yml' })
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
    await expectAccessible(page)
    const tables = await tablesAsRead(page)
    await page.setViewportSize(phoneScreen)
    // folded on a phone, a table is a table still
    expect(await tablesAsRead(page)).toEqual(tables)
    await expectAccessible(page)
  })
}

async function tablesAsRead(page: Page) {
  const tables = await page.getByRole('table').all()
  return Promise.all(tables.map((table) => table.ariaSnapshot()))
}
