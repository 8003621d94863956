import type { Page } from '@playwright/test'

import { company } from '#app/content/company.ts'
import { email, phone } from '#app/content/contact.ts'
import { menu } from '#app/content/pages.ts'
import { builtInYear } from '#app/generated/build.ts'

import { addresses, expect, scrolledTo, test, visit } from './site.ts'

test('the footer of every page says who the firm is and how to reach it', async ({ page }) => {
  for (const address of addresses) {
    await visit(page, address)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(company.blurb), address).toBeVisible()
    await expect(footer.getByText('Kitgum Municipality'), address).toBeVisible()
    const call = footer.getByRole('link', { name: phone })
    await expect(call, address).toHaveAttribute('href', /^tel:\+\d+$/)
    const write = footer.getByRole('link', { name: email })
    await expect(write, address).toHaveAttribute('href', `mailto:${email}`)
    await expect(quickLinks(page), address).toHaveText([
      'Home',
      'About',
      'Services',
      'Projects',
      'Contact',
    ])
  }
})

test('each quick link leads to its page, at the top', async ({ page }) => {
  await visit(page, '/contact')
  for (const { path, label, heading } of menu) {
    await quickLinks(page).filter({ hasText: label }).click()
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
    await expect(footer.getByRole('link', { name: network, exact: true })).toHaveCount(0)
  }
})

test('the copyright carries the visitor’s year, built with the year of the build', async ({
  page,
  request,
}) => {
  for (const address of addresses) {
    const html = await (await request.get(address)).text()
    const years = /©\s*(?:<!-- -->)?(\d{4})/.exec(html)
    expect(years?.[1], address).toBe(String(builtInYear))
  }
  await page.clock.setFixedTime(new Date('2031-06-15T10:00:00Z'))
  for (const address of addresses) {
    await visit(page, address)
    await expect(page.getByRole('contentinfo').getByText(/^© 2031 /), address).toBeVisible()
  }
})

function quickLinks(page: Page) {
  return page.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
}
