import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with what axe finds on the page as it is now. */
export async function expectAccessible(page: Page) {
  // a colour half-way through its change is not what anyone reads
  await page.evaluate(() => {
    return Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page })
    // what passed need not be told
    .options({ resultTypes: ['violations'] })
    // else every run opens a page of its own, only to collect what frames of other origins have
    .setLegacyMode()
    .withTags(rules)
    // a third party's page
    .exclude('iframe')
    .analyze()
  const found = violations.map(({ id, help, nodes }) => {
    return `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`
  })
  expect(found).toEqual([])
}
