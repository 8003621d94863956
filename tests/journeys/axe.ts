import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { letAnimationsEnd } from './scrolling.ts'

const LEAST_TARGET_PX = 44
const rules = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with what axe finds on the page as it is now, and with targets too small to be hit. */
export async function expectAccessible(page: Page) {
  // a colour half-way through its change is not what anyone reads
  await letAnimationsEnd(page)
  const { violations } = await new AxeBuilder({ page })
    .options({
      // what passed need not be told
      resultTypes: ['violations'],
      // experimental still, so that no tag switches it on
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
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
  expect(await smallTargets(page), `under ${LEAST_TARGET_PX} px`).toEqual([])
}

/** Links inside a sentence are text; every other control is a target. */
function smallTargets(page: Page) {
  return page.evaluate((least) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea'),
    ]
    return controls
      .filter((each) => {
        const inSentence = each.closest('p')?.innerText.trim() !== each.innerText?.trim()
        const isText = each.tagName === 'A' && each.closest('p') && inSentence
        return (
          each.checkVisibility() &&
          !isText &&
          !each.matches('[href="#main"], svg a, [aria-hidden="true"] *')
        )
      })
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.height < least - 0.5 || box.width < least - 0.5)
      .map(({ each, box }) => `${each.innerText || each.id}: ${box.width} x ${box.height}`)
  }, LEAST_TARGET_PX)
}
