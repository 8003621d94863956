import { reasons } from '#src/content/company.ts'
import { facts } from '#src/content/facts.ts'
import { layers } from '#src/content/ground.ts'

import { addresses, expect, loseFonts, test, visit } from './site.ts'

const { steps } = facts.about
/** Those that the firm has words in. */
const named = layers.filter(
  (layer) =>
    (layer !== 'Weathered rock' || reasons.length > 0) &&
    (layer !== 'Cracked rock' || steps.length > 0),
)

for (const width of [320, 360, 1000, 1440, 2560]) {
  test(`About goes down through the layers to water at ${width} px, beside its words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/about')
    for (const [index, layer] of named.entries()) {
      const name = page.getByRole('main').getByText(layer, { exact: true }).last()
      await expect(name).toBeVisible()
      const above = await page
        .getByRole('main')
        .getByText(named[Math.max(0, index - 1)] ?? layer, { exact: true })
        .last()
        .boundingBox()
      expect((await name.boundingBox())?.y, layer).toBeGreaterThanOrEqual(above?.y ?? 0)
    }
    const { pieces, covered, beside } = await page.evaluate(() => {
      const found = [...document.querySelectorAll('main section')].flatMap((section) => {
        const style = getComputedStyle(section, '::before')
        const box = section.getBoundingClientRect()
        const start = section.firstElementChild?.getBoundingClientRect().left ?? box.left
        const left = start + parseFloat(style.left)
        const isPipe = parseFloat(style.width) < 40
        return isPipe ? { left, right: left + parseFloat(style.width), top: box.top } : []
      })
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const words: string[] = []
      const pipe = found[0] ?? { left: 0, right: 0, top: 0 }
      while (texts.nextNode()) {
        const { currentNode } = texts
        const isNumber = /^\d+$/.test(String(currentNode.textContent))
        if (isNumber || !currentNode.parentElement?.closest('main section')) continue
        range.selectNodeContents(currentNode)
        for (const text of range.getClientRects()) {
          const isBelow = text.top > pipe.top && text.width > 1
          if (isBelow && text.left < pipe.right && text.right > pipe.left)
            words.push(String(currentNode.textContent))
        }
      }
      const { scrollWidth, clientWidth } = document.documentElement
      return { pieces: found, covered: words, beside: scrollWidth - clientWidth }
    })
    expect(pieces.length).toBeGreaterThanOrEqual(named.length)
    expect(new Set(pieces.map(({ left }) => Math.round(left))).size).toBe(1)
    expect(covered).toEqual([])
    expect(beside).toBe(0)
  })
}

test('the layers are not read out', async ({ page }) => {
  await visit(page, '/about')
  const heard = await page.locator('body').ariaSnapshot()
  for (const layer of layers) expect(heard).not.toContain(layer)
})

for (const width of [360, 1440]) {
  test(`nothing moves at ${width} px where the lines of land and water come late or never`, async ({
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
      expect(without, address).toEqual(withGround)
    }
  })
}
