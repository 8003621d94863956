import puppeteer, { type ElementHandle } from 'puppeteer-core'

import type { Role, Visitor } from './visitor.ts'

/** A visitor with Firefox, spoken to by WebDriver BiDi. */
export async function firefoxVisitor(program: string, site: string): Promise<Visitor> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program })
  const page = await browser.newPage()

  async function read<T>(role: Role, name: string | undefined, what: (element: Element) => T) {
    const [first] = await page.$$(selector(role, name))
    return first && (await first.evaluate(what))
  }

  return {
    visit: async (address) => {
      await page.goto('about:blank')
      await page.goto(site + address)
    },
    takeScreen: (screen) => page.setViewport(screen),
    address: async () => page.url().slice(site.length),
    count: async (role, name) => (await page.$$(selector(role, name))).length,
    text: (role, name) =>
      read(role, name, (element) => element.textContent.replace(/\s+/g, ' ').trim()),
    value: (role, name) => read(role, name, (element) => (element as HTMLInputElement).value),
    expanded: async (name) => {
      const said = await read('button', name, (element) => element.getAttribute('aria-expanded'))
      return said ? said === 'true' : undefined
    },
    click: (role, name) => page.locator(selector(role, name)).click(),
    type: async (name, text) => {
      const field = await page.locator(selector('textbox', name)).waitHandle()
      await (field as ElementHandle<Element>).type(text)
    },
    choose: async (name, option) => {
      const field = await page.locator(selector('combobox', name)).waitHandle()
      await (field as ElementHandle<Element>).select(option)
    },
    pressEscape: () => page.keyboard.press('Escape'),
    leave: () => browser.close(),
  }
}

/** Asks the browser for its own roles and names. */
function selector(role: Role, name: string | undefined) {
  return `::-p-aria(${name ? `[name="${name}"]` : ''}[role="${role}"])`
}
