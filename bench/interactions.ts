import type { Browser, Page } from '@playwright/test'

import { load } from './bytes.ts'
import { observe, observedOf } from './observed.ts'
import { asNewVisitor } from './phone.ts'

const SLOWDOWN = 6

type Act = (page: Page) => Promise<void>

/** What a visitor can do on this site's pages besides going to another one. */
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
 * Does everything that can be done on this site's pages on a processor six times slower.
 *
 * @returns milliseconds from each tap or key to the next paint, the longest where there are several;
 *   0 where the browser names none because all were shorter than a frame
 */
export async function measureInteractions(browser: Browser, site: string) {
  const longest: Record<string, number> = {}
  for (const [name, path, act] of interactions) {
    longest[name] = await asNewVisitor(browser, { slowdown: SLOWDOWN }, async (page) => {
      await observe(page)
      await load(page, site + path)
      await act(page)
      return (await observedOf(page)).answer
    })
  }
  return longest
}

function press(name: string | RegExp): Act {
  return (page) => page.getByRole('button', { name }).first().tap()
}
