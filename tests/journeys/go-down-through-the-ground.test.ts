import type { Page } from '@playwright/test'

import { scrollUntilThere } from '../scroll-until-there.ts'
import { addresses, expect, loseFonts, test, visit } from './site.ts'

const LAYERS = ['Topsoil', 'Laterite', 'Subsoil', 'Weathered rock', 'Hard rock', 'Aquifer']

for (const width of [320, 360, 1000, 1440, 2560]) {
  test(`every page goes down through the ground at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of addresses) {
      await visit(page, address)
      // what only a script offers comes a moment later, and moves what is below it
      await expect(async () => expectCore(await readCore(page), width, address)).toPass({
        timeout: 30_000,
      })
    }
  })
}

test('the layers are not read out, and absent on paper and in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/services')
  const heard = await page.locator('body').ariaSnapshot()
  for (const layer of LAYERS) expect(heard).not.toContain(layer)
  for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    expect((await readCore(page)).pieces).toEqual([])
  }
})

for (const width of [360, 1440]) {
  test(`nothing moves at ${width} px where the ground comes late or never`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    // one that came too late for the first paint is looked for again with the sheets that are left
    await loseFonts(page, site)
    for (const address of addresses) {
      await visit(page, address)
      const [withGround, without] = await page.evaluate(() => {
        const places = () =>
          [...document.querySelectorAll('main *, footer *')].map((element) =>
            Object.values(element.getBoundingClientRect().toJSON()).join(' '),
          )
        const before = places()
        const late = [...document.styleSheets].filter(({ href }) => href?.includes('ground'))
        for (const sheet of late) sheet.disabled = true
        return [before, places()]
      })
      expect((await readCore(page)).pieces).toEqual([])
      expect(without, address).toEqual(withGround)
    }
  })
}

test('only the drill moves, by scrolling, and not for who wants no motion', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/about')
  const moving = () => {
    return page.evaluate(() => {
      const all = document.getAnimations().map(({ timeline }) => timeline)
      return all.filter((timeline) => timeline !== document.timeline).length
    })
  }
  const drilled = () => page.evaluate(() => getComputedStyle(document.body, '::after').translate)
  await expect.poll(moving).toBe(1)
  const start = await drilled()
  await scrollUntilThere(page.getByRole('contentinfo'))
  await expect.poll(drilled).not.toBe(start)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(moving).toBe(0)
})

/** It is whole from the top of a page to its end, covers no word, and is named where there is room. */
function expectCore(core: Awaited<ReturnType<typeof readCore>>, width: number, address: string) {
  for (const { top, bottom, left, width: wide } of core.pieces) {
    expect(bottom, address).toBeGreaterThan(top)
    expect(left, address).toBeGreaterThanOrEqual(0)
    if (width < 1000) expect(wide).toBe(6)
  }
  // without a gap, a layer ends where a section does
  for (const [index, { top }] of core.pieces.entries()) {
    if (index > 0) expect(Math.abs((core.pieces[index - 1]?.bottom ?? 0) - top)).toBeLessThan(1)
  }
  const names = core.pieces.map(({ name }) => name).filter(Boolean)
  if (width < 1000) expect(names).toEqual([])
  else {
    expect(names, address).toEqual(LAYERS.filter((layer) => names.includes(layer)))
    expect([names[0], names.at(-1)]).toEqual(['Topsoil', 'Aquifer'])
    expect(names.length).toBe(Math.min(LAYERS.length, core.pieces.length))
  }
  expect(core.covered, address).toEqual([])
  expect(core.beside, address).toBe(0)
}

/** The core's pieces, one beside each section, the words they cover, and what the page has in excess. */
function readCore(page: Page) {
  return page.evaluate(() => {
    // how wide the core is, and how long the longest name, in pixels
    const [CORE, NAME] = [18, 140]
    const sections = [...document.querySelectorAll('main section, footer')]
    const pieces = sections.flatMap((section) => {
      const style = getComputedStyle(section, '::after')
      if (style.content === 'none') return []
      const box = section.getBoundingClientRect()
      const top = box.top + parseFloat(style.top)
      return {
        name: /^"(.*?)"/.exec(style.content)?.[1] ?? '',
        top,
        bottom: top + parseFloat(style.height),
        left: box.left + parseFloat(style.left),
        width: parseFloat(style.width),
      }
    })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const covered: string[] = []
    while (texts.nextNode()) {
      const { currentNode } = texts
      range.selectNodeContents(currentNode)
      for (const box of range.getClientRects()) {
        const under = pieces.some(({ name, top, bottom, left, width }) => {
          // the core all the way, beside it its name
          const isBeside = name && box.top < top + NAME && box.left < left + width
          const isUnder = box.left < left + Math.min(width, CORE) || isBeside
          return isUnder && box.right > left && box.bottom > top && box.top < bottom
        })
        if (under && box.width > 1) covered.push(String(currentNode.textContent))
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return { pieces, covered, beside: scrollWidth - clientWidth }
  })
}
