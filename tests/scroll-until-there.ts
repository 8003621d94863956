import { expect, type Locator } from '@playwright/test'

/** After this long without the thing a visitor scrolls on. */
const LOOK = { timeout: 1000 }
/** A plain limit, for a page that never brings it. */
const GIVEN_UP = { timeout: 120_000 }

type Way = {
  /** In what is scrolled; without it only the thing itself is scrolled to. */
  past?: Locator
  /** Holds once all of the thing has come. */
  until?: () => Promise<unknown>
}

/**
 * Scrolls towards a thing until it is there and on the screen, for pages that bring what is below
 * only as it comes near, each browser from another distance, and after any time.
 */
export async function scrollUntilThere(thing: Locator, { past, until }: Way = {}) {
  const first = thing.first()
  await expect(async () => {
    if (past && (await thing.count()) === 0) await past.last().evaluate(scrollOn, undefined, LOOK)
    await first.scrollIntoViewIfNeeded(LOOK)
    await expect(first).toBeInViewport(LOOK)
    await until?.()
  }).toPass(GIVEN_UP)
}

/** Scrolls what is around an element on by most of its height, and from its end to its beginning. */
function scrollOn(element: Element) {
  let around = element
  while (around.parentElement) {
    const mayScroll = /auto|scroll/.test(getComputedStyle(around).overflowY)
    if (mayScroll && around.scrollHeight > around.clientHeight) break
    around = around.parentElement
  }
  const before = around.scrollTop
  around.scrollBy({ top: around.clientHeight * 0.8, behavior: 'instant' })
  if (around.scrollTop === before) around.scrollTo({ top: 0, behavior: 'instant' })
}
