import { company } from '#app/content/company.ts'
import { menu } from '#app/content/pages.ts'
import { builtInYear } from '#app/generated/build.ts'

import { expect, scrolledTo, test, visit } from './site.ts'

test('each quick link leads to its page, at the top', async ({ page }) => {
  await visit(page, '/contact')
  const quickLinks = page.getByRole('navigation', { name: 'Quick links' })
  for (const { path, label, heading } of menu) {
    await quickLinks.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect.poll(() => scrolledTo(page)).toBe(0)
  }
})

test('a social icon without a target is neither a link nor a stop of the keyboard', async ({
  page,
}) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  for (const { network } of company.socialPages.filter(({ url }) => !url)) {
    const icon = footer.getByRole('img', { name: network })
    await expect(icon).toBeVisible()
    const reachable = await icon.evaluate((element: HTMLElement) => {
      const inside = element.querySelector('a, button, [tabindex]')
      return element.tabIndex >= 0 || inside !== null || element.closest('a, button') !== null
    })
    expect(reachable, network).toBe(false)
  }
})

test('the copyright has the visitor’s year, and without a script that of the build', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(/©\s*(?:<!-- -->)?(\d{4})/.exec(html)?.[1]).toBe(String(builtInYear))
  await page.clock.setFixedTime(new Date('2031-06-15T10:00:00Z'))
  await visit(page, '/')
  await expect(page.getByRole('contentinfo').getByText(/^© 2031 /)).toBeVisible()
})
