import type { Page } from '@playwright/test'

import { email, phone } from '#app/content/contact.ts'
import { menu } from '#app/content/pages.ts'
import { projects, projectsIn } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'

import { addresses, expect, navbar, phoneScreen, test, unknownAddress } from './site.ts'

test.use({ javaScriptEnabled: false })

/** What only a script can do is only offered by a script. */
const NEEDS_SCRIPT = /^Load map$|^Copy number$|^The street map comes from/

test('every page holds all its words', async ({ page, browser, baseURL }) => {
  const withScript = await browser.newPage({
    baseURL: String(baseURL),
    javaScriptEnabled: true,
  })
  for (const address of addresses) {
    await withScript.goto(address)
    const chat = withScript.getByRole('button', { name: 'Chat on WhatsApp' })
    await expect(chat).toHaveAttribute('aria-expanded', 'false')
    await page.goto(address)
    const words = await wordsOf(page)
    const expected = await wordsOf(withScript)
    expect(expected.length).toBeGreaterThan(address === unknownAddress ? 5 : 20)
    expect(
      expected.filter((each) => !words.includes(each) && !NEEDS_SCRIPT.test(each)),
      address,
    ).toEqual([])
  }
  await withScript.close()
})

test('the links of the bar lead from page to page', async ({ page }) => {
  await page.goto('/contact')
  for (const { path, label, heading } of menu) {
    await navbar(page).getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const current = navbar(page).locator('[aria-current="page"]')
    await expect(current).toHaveText([label])
  }
})

test('the menu of a phone opens, closes and leads on', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await page.goto('/about')
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await panel.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(panel).toBeHidden()
})

test('a service opens by its button and by its address', async ({ page }) => {
  for (const { id, title, details } of services) {
    await page.goto('/services')
    const dialog = page.getByRole('dialog', { name: title })
    await page.getByRole('button', { name: title }).click()
    await expect(dialog.getByText(details)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()

    await page.goto('about:blank')
    await page.goto(`/services#${id}`)
    await expect(dialog.getByText(details)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Inquire About This Service' })).toBeVisible()
    await dialog.getByLabel('Close').filter({ visible: true }).click()
    await expect(dialog).toBeHidden()
  }
})

test('a service card of Home leads to its service', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Renewable Energy See what it includes' }).click()
  await expect(page.getByRole('dialog', { name: 'Renewable Energy' })).toBeVisible()
})

test('the filter shows the projects of its choice', async ({ page }) => {
  await page.goto('/projects')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(projects.length)
  for (const [name, choice] of [
    ['Water', 'water'],
    ['Irrigation', 'irrigation'],
    ['Training', 'training'],
    ['All', 'all'],
  ] as const) {
    await page.getByRole('radio', { name }).check()
    await expect(cards).toHaveCount(projectsIn(choice).length)
  }
})

test('the WhatsApp panel opens, closes and starts the chat', async ({ page }) => {
  await page.goto('/')
  const panel = page.getByRole('dialog', { name: 'WhatsApp chat' })
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  const popup = page.waitForEvent('popup')
  await panel.getByRole('link', { name: 'Start chat' }).click()
  expect((await popup).url()).toContain('https://wa.me/256700000000?text=Hello')
})

test('the form says that it needs JavaScript and names the other ways', async ({ page }) => {
  await page.goto('/contact')
  const note = page.getByRole('main').locator('form').getByText('needs JavaScript')
  // where the browser does not tell at once that scripts are off, it comes after a while
  await expect(note).toBeVisible({ timeout: 12_000 })
  await expect(note.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  await expect(note.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:/)
  await expect(note.getByRole('link', { name: email })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
})

test('the bar is never see-through over the words it covers', async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(250, 246, 238)')
  }
})

test('the drawn map stands where the street map would', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('img', { name: /Outline map of Uganda with/ })).toBeVisible()
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
