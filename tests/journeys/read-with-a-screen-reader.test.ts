import { projects } from '#src/content/projects.ts'

import { expectAccessible } from './axe.ts'
import { addresses, expect, phoneScreen, test, visit, wideScreen } from './site.ts'

const screens = [wideScreen, phoneScreen]

// what each page says is in tests/built-site/words.test.ts
for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await visit(page, address)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await expectAccessible(page)
    }
  })
}

test('the table of projects is a table on a phone too, newest first', async ({ page }) => {
  await visit(page, '/projects')
  for (const screen of screens) {
    await page.setViewportSize(screen)
    const table = page.getByRole('table', { name: 'Completed projects, newest first' })
    for (const name of ['Project', 'Period', 'Location', 'Status']) {
      await expect(table.getByRole('columnheader', { name, exact: true })).toHaveCount(1)
    }
    await expect(table.getByRole('rowheader')).toHaveText(projects.map(({ title }) => title))
    for (const [index, { year, location }] of projects.entries()) {
      const row = table.getByRole('row').nth(index + 1)
      for (const name of [String(year), location, 'Completed']) {
        await expect(row.getByRole('cell', { name, exact: true })).toHaveCount(1)
      }
    }
  }
})
