import type { Browser, Page } from '@playwright/test'

import { load } from './bytes.ts'
import { asNewVisitor } from './phone.ts'

const SLOWDOWN = 6

/** What a visitor can do on this site's pages besides going to another one. */
const interactions: Readonly<Record<string, { on: string; act: (page: Page) => Promise<void> }>> = {
  'open the menu': { on: '/', act: press('button', 'Menu') },
  'open the chat': { on: '/', act: press('button', 'Chat on WhatsApp') },
  'open a service': { on: '/services', act: press('button', /^See what it includes/) },
  'choose projects': { on: '/projects', act: (page) => page.getByText('Irrigation').first().tap() },
  'write a name': {
    on: '/contact',
    act: (page) => page.getByRole('textbox', { name: 'Full Name' }).pressSequentially('Akello'),
  },
}

declare global {
  interface Window {
    /** How long the browser took to show the effect of each key and tap, in milliseconds. */
    answered: number[]
  }
}

/**
 * Does everything that can be done on this site's pages on a processor six times slower.
 *
 * @returns milliseconds from each tap or key to the next paint, the longest where there are several;
 *   0 where the browser names none because all were shorter than a frame
 */
export async function measureInteractions(browser: Browser, site: string) {
  const longest: Record<string, number> = {}
  for (const [name, { on, act }] of Object.entries(interactions)) {
    longest[name] = await asNewVisitor(browser, { slowdown: SLOWDOWN }, async (page) => {
      await page.addInitScript(watchInteractions)
      await load(page, site + on)
      await act(page)
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame++) {
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      })
      return Math.max(0, ...(await page.evaluate(() => window.answered)))
    })
  }
  return longest
}

function press(role: 'button', name: string | RegExp) {
  return (page: Page) => page.getByRole(role, { name }).first().tap()
}

function watchInteractions() {
  const answered: number[] = []
  window.answered = answered
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId > 0) answered.push(entry.duration)
    }
  }).observe(options)
}
