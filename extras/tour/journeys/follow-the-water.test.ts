import type { Page } from '@playwright/test'

import { shownFacts } from '#build/content/shown-facts.ts'
import { pages } from '#src/content/pages.ts'
import { expectAccessible } from '#tests/journeys/axe.ts'
import { beginningOf } from '#tests/journeys/pictures.ts'
import { expect, saveData, test, visit } from '#tests/journeys/site.ts'

const { about } = await shownFacts()
const callouts = about.model?.callouts ?? []
const stops = callouts.filter(({ way }) => way)
const [first, second] = stops
const pictureFiles = beginningOf(pages.about.firstPicture)

if (first && second) {
  for (const script of [true, false]) {
    test.describe(script ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: script })

      test('the keyboard leads from stop to stop and back, and fetches no picture', async ({
        page,
      }) => {
        // nothing else is fetched for this visitor, however late
        await saveData(page)
        await open(page, script)
        await page.waitForLoadState('networkidle')
        const atRest = await frame(page)
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.resourceType()))
        await stop(page, first.name).focus()
        await page.keyboard.press('Space')
        for (const [index, { name }] of stops.entries()) {
          if (index > 0) await page.keyboard.press('ArrowRight')
          await expect(stop(page, name)).toBeChecked()
          await expect
            .poll(async () => (await frame(page)).width)
            .toBeGreaterThan(1.4 * atRest.width)
          expect((await frame(page)).page).toBe(atRest.page)
        }
        await stop(page, 'The whole model').press('Space')
        await expect.poll(() => frame(page)).toEqual(atRest)
        expect(asked).not.toContain('image')
      })

      for (const width of [320, 360, 412, 768]) {
        test(`the thumb moves the picture from stop to stop at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 740 })
          await open(page, script)
          for (const { name, at } of stops) {
            await moveRow(page, name)
            // the picture follows a frame or two after the row
            await expect(async () => {
              const picture = await frame(page)
              const x = picture.left + (at.x / 100) * picture.width
              const y = picture.top + (at.y / 100) * picture.height
              // each part is in the frame, with the picture more than twice as wide as the screen
              expect(picture.width / width).toBeCloseTo(2.35, 1)
              expect(x, name).toBeGreaterThan(0)
              expect(x, name).toBeLessThan(width)
              expect(y, name).toBeGreaterThan(picture.start)
              expect(y, name).toBeLessThan(picture.end)
            }).toPass({ timeout: 30_000 })
          }
        })
      }
    })
  }

  for (const width of [360, 1440]) {
    test(`one door leads to the first stop at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, '/about')
      const door = page.getByText('Follow the water', { exact: true })
      await door.click()
      await expect(stop(page, first.name)).toBeChecked()
      const name = page.locator('label').getByText(first.name, { exact: true })
      await expect(name).toBeInViewport({ ratio: 1 })
      await expect(door).not.toBeInViewport()
    })
  }

  test('the picture comes sharper when the row is first moved, for at most 45 KB', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, '/about')
    const sharper = page.waitForResponse((response) => response.url().includes(pictureFiles))
    await moveRow(page, second.name)
    expect((await (await sharper).body()).length).toBeLessThanOrEqual(45_000)
    await expect(stop(page, second.name)).toBeChecked()
  })

  test('where the sharper picture is lost, the one that is there stays', async ({ page, site }) => {
    site.allow(new RegExp(`ERR_FAILED .*${pictureFiles}`))
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, '/about')
    const { pixels } = await frame(page)
    await page.route(`**${pictureFiles}-*`, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed')
    await moveRow(page, second.name)
    await lost
    await expect(stop(page, second.name)).toBeChecked()
    expect((await frame(page)).pixels).toBe(pixels)
  })

  for (const width of [320, 360, 768, 1000, 1100, 1440, 2560]) {
    test(`every stop is named beside the model at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await visit(page, '/about')
      for (const { name } of stops) {
        await stop(page, name).focus()
        await page.keyboard.press('Space')
        await expect(stop(page, name)).toBeChecked()
        // the row and the frame follow the choice
        await expect(async () => {
          const { end, from, beside } = await frame(page)
          const named = await stop(page, name).locator('..').boundingBox()
          const scrolled = await page.evaluate(() => window.scrollY)
          if (width < 1000) {
            expect((named?.y ?? 0) + scrolled, name).toBeGreaterThanOrEqual(end - 1)
          } else expect((named?.x ?? 0) + (named?.width ?? 0), name).toBeLessThan(from)
          expect(named?.x, name).toBeGreaterThanOrEqual(0)
          expect((named?.x ?? 0) + (named?.width ?? width), name).toBeLessThanOrEqual(width)
          expect(beside).toBe(0)
        }).toPass({ timeout: 30_000 })
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

/** Opens About, with what its script does in place. */
async function open(page: Page, script: boolean) {
  await (script ? visit(page, '/about') : page.goto('/about'))
}

/** Moves the row on a phone as a thumb does, until a stop's panel is at its beginning. */
function moveRow(page: Page, name: string) {
  return stop(page, name).evaluate((input) => {
    const panel = input.closest('li')
    const row = panel?.parentElement?.parentElement
    const start = panel?.parentElement?.firstElementChild?.getBoundingClientRect().left ?? 0
    const left = (panel?.getBoundingClientRect().left ?? 0) - start
    row?.scrollTo({ left, behavior: 'instant' })
  })
}

function stop(page: Page, name: string) {
  return page.getByRole('radio', { name })
}

/** Where the model's picture and its frame are on the page, and how long and wide that is. */
function frame(page: Page) {
  return page
    .getByRole('img')
    .first()
    .evaluate((image: HTMLImageElement) => {
      const window = image.closest('picture')?.parentElement ?? image
      const { scrollHeight, scrollWidth, clientWidth, scrollTop } = document.documentElement
      const { left, top, width, height } = image.getBoundingClientRect()
      const edges = window.getBoundingClientRect()
      // what of it is seen begins right of the stops on wide screens
      const [, share = 0] = /([\d.]+)%\)$/.exec(getComputedStyle(window).clipPath) ?? []
      const cut = (Number(share) / 100) * edges.width
      return {
        left: Math.round(left),
        top: Math.round(top + scrollTop),
        width: Math.round(width),
        height: Math.round(height),
        pixels: image.naturalWidth,
        start: Math.round(edges.top + scrollTop),
        end: Math.round(edges.bottom + scrollTop),
        from: edges.left + cut,
        page: scrollHeight,
        beside: scrollWidth - clientWidth,
      }
    })
}
