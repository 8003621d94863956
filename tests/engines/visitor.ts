import { vi } from 'vitest'

import { lookUpScript, type Role, type Seen } from './lookup.ts'

/** How long a visitor waits for a thing to be there, or for something to happen. */
export const TIMEOUT_MS = 30_000

const ESCAPE = '\uE00C'

/** What a browser does by its protocol; both protocols have the same form for actions. */
export type Browser = {
  open: (url: string) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** The value of a JavaScript expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
  act: (actions: readonly object[]) => Promise<unknown>
  stop: () => Promise<unknown>
}

/** Someone in front of a browser, who finds things by role and accessible name. */
export type Visitor = ReturnType<typeof visitorOf>

/** A visitor of the site at an address. */
export function visitorOf(browser: Browser, site: string) {
  async function look(role: Role, name?: string) {
    return (await browser.evaluate(lookUpScript(role, name))) as Seen[]
  }

  /** The first of these, as soon as there is one at rest, in the middle of the window. */
  function first(role: Role, name: string) {
    return vi.waitUntil(async () => {
      const [seen] = await look(role, name)
      return seen?.ready && seen
    }, TIMEOUT_MS)
  }

  async function click(role: Role, name: string) {
    const { x, y } = await first(role, name)
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await browser.act([{ type: 'pointer', id: 'mouse', actions }])
  }

  function press(keys: string) {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return browser.act([{ type: 'key', id: 'keyboard', actions }])
  }

  return {
    look,
    click,
    /** Loads an address of the site anew, in a window of this size. */
    async visit(address: string, width: number, height: number) {
      await browser.resize(width, height)
      // else an address that differs only in its fragment would load nothing
      await browser.open('about:blank')
      await browser.open(site + address)
    },
    goBack: () => browser.evaluate('history.back()'),
    /** Where the visitor is: '/services#renewable-energy'. */
    address: async () => String(await browser.evaluate('location.href')).slice(site.length),
    async type(field: string, text: string) {
      await click('textbox', field)
      await press(text)
    },
    async choose(field: string, option: string) {
      await first('combobox', field)
      await browser.evaluate(`document.querySelector('select').focus()`)
      await press(option)
    },
    /** What the worker is that answers for the page: 'activated' once the site is kept. */
    worker: () => browser.evaluate(`navigator.serviceWorker?.controller?.state ?? 'none'`),
    pressEscape: () => press(ESCAPE),
  }
}
