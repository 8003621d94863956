import type { Page } from '@playwright/test'

import { addresses, expect, phoneScreen, test, visit, wideScreen } from './site.ts'

const LEAST_TARGET_PX = 44

for (const screen of [phoneScreen, wideScreen]) {
  test(`every target is at least 44 px and overlaps no other at ${screen.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    for (const address of addresses) {
      await visit(page, address)
      expect(await smallOrOverlapping(page), address).toEqual([])
    }
  })

  test(`with wider text spacing nothing is lost at ${screen.width} px`, async ({ page }) => {
    await page.setViewportSize(screen)
    for (const address of addresses) {
      await visit(page, address)
      // the distances of WCAG 1.4.12
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`,
      })
      expect(await cutOff(page), address).toEqual([])
      expect(await besideTheScreen(page), address).toBe(0)
    }
  })
}

test('with text twice as large nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const address of addresses) {
    await visit(page, address)
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' })
    expect(await cutOff(page), address).toEqual([])
    expect(await besideTheScreen(page), address).toBe(0)
  }
})

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
function smallOrOverlapping(page: Page) {
  return page.evaluate((least) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea'),
    ]
    const targets = controls.filter((each) => {
      const inSentence = each.closest('p')?.innerText.trim() !== each.innerText?.trim()
      const isText = each.tagName === 'A' && each.closest('p') && inSentence
      return each.checkVisibility() && !isText && !each.matches('[href="#main"], svg a')
    })
    const boxes = targets.map((each) => {
      const box = each.getBoundingClientRect()
      return { each, box, fixed: each.closest('header, aside') !== null }
    })
    const name = (each: HTMLElement) =>
      `${each.tagName} ${each.innerText || each.ariaLabel || each.id}`
    const small = boxes
      .filter(({ box }) => box.height < least - 0.5 || box.width < least - 0.5)
      .map(({ each, box }) => `${name(each)}: ${box.width} x ${box.height}`)
    const overlapping = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => {
          if (one.fixed !== other.fixed) return false
          const across =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const down =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          return across > 1 && down > 1
        })
        .map((other) => `${name(one.each)} and ${name(other.each)}`),
    )
    return [...small, ...overlapping]
  }, LEAST_TARGET_PX)
}

/** Text that its own box cuts off. */
function cutOff(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, b, span, td, th, dd, dt, a, button')]
      .filter((each) => {
        const { overflowX, overflowY } = getComputedStyle(each)
        const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
        const tooLarge =
          each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1
        return each.checkVisibility() && cuts && tooLarge && each.clientWidth > 1
      })
      .filter((each) => !each.closest('[aria-hidden="true"]'))
      .map((each) => each.outerHTML.slice(0, 100)),
  )
}

function besideTheScreen(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
