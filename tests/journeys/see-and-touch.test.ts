import { pages } from '#app/content/pages.ts'
import { filterChoices } from '#app/content/projects.ts'

import { expect, goTo, test, visit } from './site.ts'

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/services')
  await page.getByRole('article').first().hover()
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBe(0)
  await goTo(page, pages.about)
  expect(await moving()).toBe(0)
})

test('in forced colours the chosen filter and the frames are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/projects')
  const colours = await page
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) => getComputedStyle(radio.parentElement ?? radio).backgroundColor),
    )
  // the chosen one has a colour of its own, and all others have one
  expect(colours).toHaveLength(filterChoices.length)
  expect(new Set(colours).size).toBe(Math.min(2, filterChoices.length))
  const border = page.getByRole('article').first()
  await expect(border).toHaveCSS('border-top-style', 'solid')
})

test('more contrast makes soft text and lines as dark as the rest', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await visit(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
})
