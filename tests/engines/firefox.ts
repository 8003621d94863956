import { type ElementHandle, launch } from 'puppeteer-core'
import { vi } from 'vitest'

import { lookUp } from './lookup.ts'
import { PATIENCE_MS, type Role, type Visitor } from './visitor.ts'

/** A visitor with Firefox, spoken to by WebDriver BiDi. */
export async function firefoxVisitor(program: string, site: string): Promise<Visitor> {
  const browser = await launch({ browser: 'firefox', executablePath: program })
  const page = await browser.newPage()

  function first(role: Role, name: string) {
    return vi.waitUntil(async () => {
      const found = await page.evaluateHandle(lookUp, role, name)
      const element = await found.evaluateHandle(({ elements, moving }) => !moving && elements[0])
      return element.asElement() as ElementHandle<Element> | null
    }, PATIENCE_MS)
  }

  /** Asks again, because Firefox 153 may tell what it cuts off as a failure of what cuts it off. */
  function open(address: string) {
    const arrived = () =>
      page.goto(address).then(
        () => true,
        () => false,
      )
    return vi.waitUntil(arrived, PATIENCE_MS)
  }

  return {
    visit: async (address, screen) => {
      await page.setViewport(screen)
      // else an address that differs only in its fragment would load nothing
      await open('about:blank')
      await open(site + address)
    },
    goBack: async () => void (await page.goBack()),
    // page.url() misses a step in the history
    address: async () => (await page.evaluate(() => location.href)).slice(site.length),
    look: async (role, name) => {
      const found = await page.evaluateHandle(lookUp, role, name)
      return found.evaluate(({ seen }) => seen)
    },
    click: async (role, name) => (await first(role, name)).click(),
    type: async (field, text) => (await first('textbox', field)).type(text),
    choose: async (field, option) => void (await (await first('combobox', field)).select(option)),
    pressEscape: () => page.keyboard.press('Escape'),
    leave: () => browser.close(),
  }
}
