import { capacityLists, figures } from '#app/content/company.ts'
import { projects } from '#app/content/projects.ts'

import { expect, expectFigures, phoneScreen, test, visit } from './site.ts'

test.use({ viewport: phoneScreen })

test('the experience table has every project, newest first, whatever the filter shows', async ({
  page,
}) => {
  await visit(page, '/projects?category=water')
  await expect(page.getByRole('article')).toHaveCount(1)
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(
    ['PROJECT', 'PERIOD', 'LOCATION', 'STATUS'],
    { useInnerText: true },
  )
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveText(
    projects.map(({ title, year, location }) => `${title}${year}${location}Completed`),
  )
})

test('Projects sums up the work, lists what the firm can take on, and leads to Contact', async ({
  page,
}) => {
  await visit(page, '/projects')
  const { projects: done, projectValue, districts, satisfaction } = figures
  const shown = [done, projectValue, districts, satisfaction]
  await expectFigures(
    page,
    shown.map(({ short, label }) => `${short} ${label}`),
  )
  const main = page.getByRole('main')
  for (const { title, items } of capacityLists) {
    await expect(main.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
    const lists = main.getByRole('list').filter({ hasText: items[0] })
    await expect(lists.last().getByRole('listitem')).toHaveText([...items])
  }
  await main.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/contact')
})
