import { picturesSeenOn } from './pictures.ts'
import { addresses, expect, phoneScreen, test, visit, wideScreen } from './site.ts'

for (const screen of [phoneScreen, wideScreen]) {
  test(`a picture of a whole page has its icons at ${screen.width} px`, async ({ page }) => {
    await page.setViewportSize(screen)
    for (const address of addresses) {
      await visit(page, address)
      // phones have the mark in the bar above, not here
      const icons = page.getByRole('contentinfo').locator('a > *').filter({ visible: true })
      expect(await icons.count(), address).toBeGreaterThan(0)
      for (const icon of await icons.all()) {
        expect(
          await icon.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true })),
          address,
        ).toBe(true)
      }
    }
  })
}

test('a picture of a whole page has its pictures on a wide screen, without a scroll', async ({
  page,
}) => {
  await page.setViewportSize(wideScreen)
  for (const address of addresses) {
    await visit(page, address)
    await picturesSeenOn(page)
  }
})
