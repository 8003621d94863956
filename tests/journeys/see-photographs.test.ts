import { expect, type Page, test } from '@playwright/test'

import { serve } from '#build/serve.ts'
import { menu } from '#src/content/pages.ts'
import { services } from '#src/content/services.ts'

import { takePhotographs } from '../contents/photographs.ts'
import { COPY_BUILD_MS } from '../patience.ts'
import { buildCopy } from '../simulated-site.ts'
import { expectPictures } from './pictures.ts'
import { scrollThrough } from './scrolling.ts'

const WIDTHS = [320, 768, 1440, 2560]

test.describe.configure({ timeout: 3 * COPY_BUILD_MS })

for (const which of ['none', 'half', 'all'] as const) {
  test(`of the pictures ${which} are photographs: each fills its frame, with no word on it`, async ({
    page,
  }) => {
    const copy = which === 'none' ? undefined : await buildCopy((to) => takePhotographs(to, which))
    const site = await serve({ folder: copy ? `${copy.folder}/dist` : 'dist', port: 0 })
    let photographs = 0
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of [...menu.map((each) => each.path), `/services#${services[0].id}`]) {
        await page.goto(site.address + path)
        await scrollThrough(page)
        if (path !== '/contact') await expectPictures(page)
        const seen = await photographsOn(page)
        photographs += seen.length
        const whole = { isInFrame: true, isWhole: true, fillsFrame: true, wordsOnIt: [] }
        for (const each of seen) expect(each, `${path} at ${width} px`).toEqual(whole)
      }
    }
    if (copy) expect(photographs).toBeGreaterThan(WIDTHS.length)
    await site.stop()
    copy?.remove()
  })
}

/** Of every picture that fills its frame: whether it does, and what words stand on it. */
function photographsOn(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    const texts = [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, b')]
    return shown
      .filter((image) => getComputedStyle(image).objectFit === 'cover')
      .map((image) => {
        const box = image.getBoundingClientRect()
        const frame = image.closest('div')?.getBoundingClientRect() ?? box
        const part = image.closest('article, dialog, section, li')
        const wordsOnIt = texts.filter((each) => {
          if (!part?.contains(each) || each.contains(image) || !each.checkVisibility()) return false
          const range = document.createRange()
          range.selectNodeContents(each)
          return [...range.getClientRects()].some(({ left, right, top, bottom, width }) => {
            const besides = left >= box.right - 1 || right <= box.left + 1
            return width > 1 && !besides && top < box.bottom - 1 && bottom > box.top + 1
          })
        })
        return {
          // a person's is square, and shows the whole face
          isWhole: image.naturalWidth !== image.naturalHeight || box.width === box.height,
          isInFrame: box.left >= frame.left - 1 && box.right <= frame.right + 1,
          fillsFrame: box.width > 60 && box.height > 60 && box.width >= frame.width - 4,
          wordsOnIt: wordsOnIt.map((each) => each.textContent),
        }
      })
  })
}
