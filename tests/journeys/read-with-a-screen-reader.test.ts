import type { Page } from '@playwright/test'

import { menu } from '#app/content/pages.ts'

import { expectAccessible } from './axe.ts'
import { fill, success } from './message-form.ts'
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

test('axe finds nothing on the form invalid, sending and sent', async ({ page }) => {
  await page.addInitScript(holdSending)
  await page.setViewportSize(phoneScreen)
  await visit(page, '/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expectAccessible(page)

  await fill(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expectAccessible(page)

  await page.evaluate(() => window.dispatchEvent(new Event('let-it-be-sent')))
  await expect(page.getByText(success)).toBeVisible()
  await expectAccessible(page)
})

/** Keeps the form sending until it is told otherwise: axe cannot run while the clock is stopped. */
function holdSending() {
  const wait = window.setTimeout.bind(window)
  window.setTimeout = ((done: () => void, delayMs?: number) => {
    if (delayMs !== 1500) return wait(done, delayMs)
    window.addEventListener('let-it-be-sent', done, { once: true })
    return 0
  }) as typeof window.setTimeout
}

async function tablesAsRead(page: Page) {
  const tables = await page.getByRole('table').all()
  return Promise.all(tables.map((table) => table.ariaSnapshot()))
}
