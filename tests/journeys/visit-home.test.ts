import { figures } from '#app/content/company.ts'
import { services } from '#app/content/services.ts'

import { expect, expectFigures, test, visit } from './site.ts'

const { experience, projects, projectValue, consultingFees, turnover } = figures

for (const [address, shown] of [
  ['/', [experience, projects, projectValue, turnover]],
  ['/about', [experience, projectValue, consultingFees, turnover]],
] as const) {
  test(`the figures on ${address} read as text, each in one phrase`, async ({ page }) => {
    await visit(page, address)
    await expectFigures(
      page,
      shown.map(({ short, label }) => `${short} ${label}`),
    )
  })
}

test('each service card of Home, and each named part of its model, opens a service', async ({
  page,
}) => {
  await visit(page, '/')
  for (const { id, title } of services) {
    await page.getByRole('link', { name: `${title} See what it includes` }).click()
    await expect(page).toHaveURL(`/services#${id}`)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.goBack()
  }
  await page.getByRole('link', { name: `Solar panels ${services[3].title}` }).click()
  await expect(page.getByRole('dialog', { name: services[3].title })).toBeVisible()
})
