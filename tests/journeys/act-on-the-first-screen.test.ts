import { company } from '#src/content/company.ts'

import { expect, test } from './site.ts'

const screens = [
  [1366, 600],
  [1280, 600],
  [1024, 768],
  [360, 640],
  [640, 360],
] as const

for (const [width, height] of screens) {
  test(`both ways on are whole on the first screen at ${width} x ${height}`, async ({ page }) => {
    test.skip(company.slogan.split(' ').length > 3, 'a longer slogan takes the room')
    await page.setViewportSize({ width, height })
    await page.goto('/')
    for (const name of ['Our services', 'About the firm']) {
      const way = page.getByRole('main').getByRole('link', { name, exact: true })
      await expect(way).toBeInViewport({ ratio: 1 })
      // nothing lies over it, as the bar at the foot would
      await way.click({ trial: true })
      const box = await way.boundingBox()
      const seen = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.textContent,
        [(box?.x ?? 0) + 8, (box?.y ?? 0) + (box?.height ?? 0) - 3] as const,
      )
      expect(seen).toBe(name)
    }
  })
}
