import { capacityLists } from '#app/content/company.ts'
import { projects } from '#app/content/projects.ts'

import { expect, expectFigures, phoneScreen, test, visit } from './site.ts'

test('the experience table has the seven projects, newest first, all completed', async ({
  page,
}) => {
  for (const screen of [{ width: 1280, height: 720 }, phoneScreen]) {
    await page.setViewportSize(screen)
    await visit(page, '/projects')
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(
      ['PROJECT', 'PERIOD', 'LOCATION', 'STATUS'],
      { useInnerText: true },
    )
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(rows).toHaveCount(7)
    await expect(rows.getByText('Completed', { exact: true })).toHaveCount(7)
    await expect(rows).toHaveText(
      projects.map(({ title, year, location }) => `${title}${year}${location}Completed`),
    )
    const periods = await rows
      .getByRole('cell')
      .filter({ hasText: /^20\d\d$/ })
      .allTextContents()
    expect(periods).toEqual(['2024', '2024', '2024', '2024', '2023', '2022', '2021'])
  }
})

test('the filter leaves the experience table whole', async ({ page }) => {
  await visit(page, '/projects?category=water')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('table').getByText('Completed', { exact: true })).toHaveCount(7)
})

test('the projects are summed up in four figures', async ({ page }) => {
  await visit(page, '/projects')
  await expectFigures(page, [
    '10+ Completed projects',
    'UGX 3B+ Project value',
    '5+ Districts',
    '100% Client satisfaction',
  ])
})

test('Projects lists what the firm can take on, and leads to Contact', async ({ page }) => {
  await visit(page, '/projects')
  const main = page.getByRole('main')
  for (const { title, items } of capacityLists) {
    await expect(main.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
    const lists = main.getByRole('list').filter({ hasText: items[0] })
    await expect(lists.last().getByRole('listitem')).toHaveText([...items])
  }
  await main.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/contact')
})
