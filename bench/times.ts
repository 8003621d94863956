import type { Browser, Page } from '@playwright/test'

import { load, scrollToEnd } from './bytes.ts'
import { observe, observedOf } from './observed.ts'
import { asNewVisitor } from './phone.ts'

const SLOWDOWN = 4
const SLOW_LINE = { kilobitsPerSecond: 400, roundTripMs: 400 }
const USUAL_LINE = { kilobitsPerSecond: 1600, roundTripMs: 150 }
/** How long a visitor reads before a tap. */
const READING_MS = 1000

/**
 * Loads a page of a site as a new visitor on a slow line and reads it to its end; then comes to it
 * from another page on a usual line.
 *
 * @returns milliseconds, and the shift of the layout; no tap where no link leads to the page
 */
export async function measureTimes(browser: Browser, site: string, path: string, from: string) {
  const slow = { slowdown: SLOWDOWN, line: SLOW_LINE }
  const paint = await asNewVisitor(browser, slow, async (page) => {
    await observe(page)
    await load(page, site + path)
    const { first, largest } = await observedOf(page)
    await scrollToEnd(page)
    const { shift } = await observedOf(page)
    return { 'first paint': first, 'largest paint': largest, shift }
  })
  const task = await asNewVisitor(browser, { slowdown: SLOWDOWN }, async (page) => {
    await observe(page)
    await load(page, site + path)
    return (await observedOf(page)).task
  })
  const usual = { slowdown: SLOWDOWN, line: USUAL_LINE }
  const tap = await asNewVisitor(browser, usual, async (page) => {
    await load(page, site + from)
    return measureTap(page, path)
  })
  return { ...paint, 'longest task': task, 'tap to heading': tap }
}

/** From a press on a link in the text, or else in the menu, to the heading of its page. */
async function measureTap(page: Page, path: string) {
  const links = ['main a', 'a'].map((link) => page.locator(`${link}[href="${path}"]:visible`))
  const counts = await Promise.all(links.map((link) => link.count()))
  const link = links.find((_, index) => counts[index])?.first()
  await link?.scrollIntoViewIfNeeded()
  await page.waitForTimeout(READING_MS)
  const tap = link?.evaluate(async (element: HTMLElement) => {
    const heading = () => document.querySelector('h1')?.textContent
    const before = heading()
    const start = performance.now()
    element.click()
    while (heading() === before) await new Promise(requestAnimationFrame)
    return (await new Promise<number>(requestAnimationFrame)) - start
  })
  return (await tap) ?? Number.NaN
}
