import type { Page } from '@playwright/test'

import { email, phone } from '#src/content/contact.ts'
import { facts } from '#src/content/facts.ts'
import { menu } from '#src/content/pages.ts'

import { addresses, expect, navbar, scriptAtWork, test } from './site.ts'

test.use({ javaScriptEnabled: false })

/** What only a script can do is only offered by a script. */
const NEEDS_SCRIPT = /^Copy number$/

test('every page holds all its words', async ({ page, browser, baseURL }) => {
  const withScript = await browser.newPage({ baseURL: String(baseURL), javaScriptEnabled: true })
  for (const address of addresses) {
    await withScript.goto(address)
    await scriptAtWork(withScript)
    await page.goto(address)
    const words = await wordsOf(page)
    const expected = await wordsOf(withScript)
    expect(expected.length).toBeGreaterThan(5)
    expect(
      expected.filter((each) => !words.includes(each) && !NEEDS_SCRIPT.test(each)),
      address,
    ).toEqual([])
    const here = menu.filter(({ path }) => path === address).map(({ label }) => label)
    await expect(navbar(page).locator('[aria-current="page"]')).toHaveText(here)
    // the bar is never see-through over the words it covers
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(250, 246, 238)')
    await expect(page.getByRole('contentinfo')).toContainText(`© ${facts.builtInYear}`)
  }
  await withScript.close()
})

test('Contact says that the form needs JavaScript, and names other ways', async ({ page }) => {
  await page.goto('/contact')
  const note = page.getByRole('main').locator('form').getByText('needs JavaScript')
  await expect(note).toBeVisible()
  await expect(note.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  await expect(note.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:/)
  await expect(note.getByRole('link', { name: email })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Open the street map' })).toBeVisible()
})

/** Every word but the status lines, which tell of what a script did; hidden words too. */
async function wordsOf(page: Page): Promise<string[]> {
  const parts = 'h1, h2, h3, p, li, dt, dd, th, td, figcaption, label, option, button, a'
  const texts = await page
    .getByRole('main')
    .locator(`:is(${parts}):not([role="status"])`)
    .allTextContents()
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '')
}
