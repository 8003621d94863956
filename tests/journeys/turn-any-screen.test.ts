import type { Page } from '@playwright/test'

import { addresses, expect, scrollTo, test, visit } from './site.ts'

const widths = [320, 360, 768, 1000, 1440, 2560]

for (const address of addresses) {
  test(`nothing of ${address} lies beside the screen, from 320 to 2560 pixels`, async ({
    page,
  }) => {
    await visit(page, address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectToFit(page, `${address} at ${width}`)
    }
  })
}

test('what opens fits the screen too', async ({ page }) => {
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 640 })
    await visit(page, '/services')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectToFit(page, `menu at ${width}`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
    await expectToFit(page, `WhatsApp panel at ${width}`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Renewable Energy' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectToFit(page, `service at ${width}`)
  }
})

async function expectToFit(page: Page, where: string) {
  const { wider, outside } = await page.evaluate(measure)
  expect(outside, where).toEqual([])
  expect(wider, `${where}: the page is wider than the screen`).toBe(0)
  await page.evaluate(() => window.scrollTo({ left: 500, behavior: 'instant' }))
  expect(await page.evaluate(() => window.scrollX), where).toBe(0)
  await scrollTo(page, 0)
}

/** By how much the page is wider than the screen, and the words and controls that are cut off. */
function measure() {
  const root = document.documentElement
  const parts = 'h1, h2, h3, p, li, dt, dd, th, td, a, button, input, select, textarea, label, b'
  const outside = [...document.querySelectorAll<HTMLElement>(parts)]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    // drawings are cut on purpose, and some words are there for screen readers only
    .filter((part) => !part.closest('[aria-hidden="true"], svg'))
    .filter((part) => {
      for (let each: Element | null = part; each; each = each.parentElement) {
        if (getComputedStyle(each).clipPath !== 'none') return false
      }
      return true
    })
    .filter((part) => {
      const { left, right, width } = part.getBoundingClientRect()
      return width > 0 && (left < -0.5 || right > root.clientWidth + 0.5)
    })
    .map((part) => `${part.localName}: ${part.textContent?.slice(0, 40)}`)
  return { wider: root.scrollWidth - root.clientWidth, outside }
}
