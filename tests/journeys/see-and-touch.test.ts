import type { Page } from '@playwright/test'

import { addresses, expect, phoneScreen, test, visit, wideScreen } from './site.ts'

const LEAST_TARGET_PX = 44

for (const screen of [phoneScreen, wideScreen]) {
  test(`every target is at least 44 px at ${screen.width} px`, async ({ page }) => {
    await page.setViewportSize(screen)
    for (const address of addresses) {
      await visit(page, address)
      expect(await smallTargets(page), address).toEqual([])
    }
  })
}

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/services')
  await page.getByRole('article').first().hover()
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  expect(await moving()).toBe(0)
})

test('in forced colours the chosen filter and the frames are still to be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/projects')
  const [chosen, other] = await page
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) => getComputedStyle(radio.parentElement ?? radio).backgroundColor),
    )
  expect(chosen).not.toBe(other)
  const border = page.getByRole('article').first()
  await expect(border).toHaveCSS('border-top-style', 'solid')
})

test('more contrast makes soft text and lines as dark as the rest', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await visit(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
})

/** Links inside a sentence are text; every other control is a target. */
function smallTargets(page: Page) {
  return page.evaluate((least) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea'),
    ]
    return controls
      .filter((each) => {
        const inSentence = each.closest('p')?.innerText.trim() !== each.innerText?.trim()
        const isText = each.tagName === 'A' && each.closest('p') && inSentence
        return each.checkVisibility() && !isText && !each.matches('[href="#main"], svg a')
      })
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.height < least - 0.5 || box.width < least - 0.5)
      .map(({ each, box }) => `${each.innerText || each.id}: ${box.width} x ${box.height}`)
  }, LEAST_TARGET_PX)
}
