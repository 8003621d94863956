import type { Locator } from '@playwright/test'

import { filterChoices } from '#src/content/projects.ts'

import { expect, test, visit } from './site.ts'

const WIDTHS = [320, 360, 412, 620, 768, 1000, 1100, 1440, 1800, 2200, 2560, 3840]

test('no word lies on the model of a project, at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { value } of [{ value: 'all' }, ...filterChoices.slice(1)]) {
    await visit(page, `/projects?category=${value}`)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const card of await page.getByRole('article').all()) {
        // of a new width the browser may choose another file, which has to come first
        await expect(async () => {
          expect(await wordsOnModel(card), `${value} at ${width} px`).toEqual([])
        }).toPass({ timeout: 60_000 })
      }
    }
  }
})

/** The card's words under which its picture, unless that is a photograph, is other than in its empty corner. */
async function wordsOnModel(card: Locator) {
  const picture = card.getByRole('img').first()
  await picture.evaluate((image: HTMLImageElement) => {
    image.loading = 'eager'
    return image.decode()
  })
  return card.evaluate((article) => {
    const SHADOW = 60
    const image = article.querySelector('img')
    if (!image || getComputedStyle(image).objectFit === 'cover') return []
    const box = image.getBoundingClientRect()
    const canvas = new OffscreenCanvas(Math.ceil(box.width), Math.ceil(box.height))
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const [red = 0, green = 0, blue = 0, ground = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    /** How much of the model is in a pixel: by its opacity, or on a ground by its colour. */
    const modelIn = ([r = 0, g = 0, b = 0, opacity = 0]: Uint8ClampedArray) =>
      ground > 250 ? Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue)) : opacity
    const words = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (words.nextNode()) {
      const { currentNode } = words
      if (currentNode.parentElement?.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(currentNode)
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)]
        const [wide, high] = [Math.min(right, box.right) - x, Math.min(bottom, box.bottom) - y]
        if (wide < 1 || high < 1) continue
        const pixels = context?.getImageData(x - box.left, y - box.top, wide, high).data
        const isOnModel = pixels?.some(
          (_, at) => at % 4 === 0 && modelIn(pixels.subarray(at, at + 4)) > SHADOW,
        )
        if (isOnModel) found.push(String(currentNode.textContent))
      }
    }
    return found
  })
}
