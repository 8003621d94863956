import type { Browser, Page } from '@playwright/test'

import { load } from './bytes.ts'
import { asNewVisitor } from './phone.ts'

/** For navigating from one page to another. */
const CONDITIONS = { slowdown: 4, line: { kilobitsPerSecond: 1600, roundTripMs: 150 } }
/** How long a visitor reads before a tap. */
const READING_MS = 1000
const INTERACTION_SLOWDOWN = 6
/** Event timing entries arrive some frames late. */
const REPORTED_WITHIN_MS = 500

type Act = (page: Page) => Promise<void>

/** What a visitor can do on this site's pages besides navigating. */
const interactions: readonly (readonly [name: string, path: string, act: Act])[] = [
  ['open the menu', '/', press('Menu')],
  ['open the chat', '/', press('Chat on WhatsApp')],
  ['open a service', '/services', press(/^See what it includes/)],
  ['choose projects', '/projects', (page) => page.getByText('Irrigation').first().tap()],
  [
    'write a name',
    '/contact',
    (page) => page.getByRole('textbox', { name: 'Full Name' }).pressSequentially('Akello'),
  ],
]

/**
 * From a tap on a link to the heading of its page, in milliseconds; a link in the text, or else in
 * the menu. Nothing where no link leads to the page.
 */
export function measureTap(browser: Browser, site: string, path: string, from: string) {
  return asNewVisitor(browser, CONDITIONS, async (page) => {
    await load(page, site + from)
    const links = ['main a', 'a'].map((link) => page.locator(`${link}[href="${path}"]:visible`))
    const counts = await Promise.all(links.map((each) => each.count()))
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
    return { 'tap to heading': (await tap) ?? Number.NaN }
  })
}

/**
 * Performs every interaction of this site on a slow processor.
 *
 * @returns the most milliseconds from a tap or key to the next paint; 0 if less than a frame
 */
export async function measureInteractions(browser: Browser, site: string) {
  const longest: Record<string, number> = {}
  for (const [name, path, act] of interactions) {
    longest[name] = await asNewVisitor(
      browser,
      { slowdown: INTERACTION_SLOWDOWN },
      async (page) => {
        await load(page, site + path)
        const slowest = await page.evaluateHandle(() => {
          const found = { ms: 0 }
          const options = { type: 'event', durationThreshold: 16 }
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) found.ms = Math.max(found.ms, duration)
          }).observe(options)
          return found
        })
        await act(page)
        await page.waitForTimeout(REPORTED_WITHIN_MS)
        return slowest.evaluate(({ ms }) => ms)
      },
    )
  }
  return longest
}

function press(name: string | RegExp): Act {
  return (page) => page.getByRole('button', { name }).first().tap()
}
