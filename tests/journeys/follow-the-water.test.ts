import type { Page } from '@playwright/test'

import { model } from '#app/generated/content/about-picture.ts'

import { expectAccessible } from './axe.ts'
import { expect, test, visit } from './site.ts'

const callouts = model?.callouts ?? []
const stops = callouts.filter(({ way }) => way)
const [first, second] = stops

if (first && second) {
  for (const script of [true, false]) {
    test.describe(script ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: script })

      test('the keyboard leads from stop to stop and back, and fetches nothing', async ({
        page,
      }) => {
        await page.goto('/about', { waitUntil: 'networkidle' })
        const atRest = await frame(page)
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await stop(page, first.name).focus()
        await page.keyboard.press('Space')
        for (const [index, { name }] of stops.entries()) {
          if (index > 0) await page.keyboard.press('ArrowRight')
          await expect(stop(page, name)).toBeChecked()
          await expect
            .poll(async () => (await frame(page)).width)
            .toBeGreaterThan(1.8 * atRest.width)
          expect((await frame(page)).page).toBe(atRest.page)
        }
        await stop(page, 'The whole model').press('Space')
        await expect.poll(() => frame(page)).toEqual(atRest)
        expect(asked).toEqual([])
      })
    })
  }

  test('the thumb moves the row on a phone, and the model follows', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, '/about')
    await stop(page, first.name)
      .locator('xpath=ancestor::ol')
      .evaluate((row) => {
        row.scrollTo({ left: row.querySelectorAll('li')[1]?.offsetLeft ?? 0, behavior: 'instant' })
      })
    await expect(stop(page, second.name)).toBeChecked()
  })

  for (const width of [320, 360, 768, 1000, 1100, 1440, 2560]) {
    test(`every stop is named beside the model at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await visit(page, '/about')
      for (const { name } of stops) {
        await stop(page, name).focus()
        await page.keyboard.press('Space')
        const { end, beside } = await frame(page)
        const named = await stop(page, name).locator('..').boundingBox()
        const scrolled = await page.evaluate(() => window.scrollY)
        expect((named?.y ?? 0) + scrolled, name).toBeGreaterThanOrEqual(end - 1)
        expect(named?.x, name).toBeGreaterThanOrEqual(0)
        expect((named?.x ?? 0) + (named?.width ?? width), name).toBeLessThanOrEqual(width)
        expect(beside).toBe(0)
      }
      const timed = () =>
        document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      expect(await page.evaluate(`(${timed})().length`)).toBe(0)
      await expectAccessible(page)
    })
  }
} else {
  test('where nothing is followed, nothing asks to be chosen', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
}

function stop(page: Page, name: string) {
  return page.getByRole('radio', { name })
}

/** How large the model's picture is, where its frame ends on the page, and how long and wide that is. */
function frame(page: Page) {
  return page
    .getByRole('img')
    .first()
    .evaluate((image) => {
      const window = image.closest('picture')?.parentElement ?? image
      const [, cut = 0] = /^inset\(0px 0px ([\d.]+)px/.exec(getComputedStyle(window).clipPath) ?? []
      const { scrollHeight, scrollWidth, clientWidth, scrollTop } = document.documentElement
      return {
        width: Math.round(image.getBoundingClientRect().width),
        end: Math.round(window.getBoundingClientRect().bottom + scrollTop - Number(cut)),
        page: scrollHeight,
        beside: scrollWidth - clientWidth,
      }
    })
}
