import { Builder, By, Key, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'

import type { Role, Screen, Visitor } from './visitor.ts'

const PATIENCE_MS = 10_000

/** Where HTML puts the roles; the browser is then asked for the role and the name it computes. */
const candidates: Readonly<Record<Role, string>> = {
  article: 'article',
  button: 'button',
  combobox: 'select',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  radio: '[type=radio]',
  status: '[role=status]',
  textbox: 'input, textarea',
}

/** A visitor with WebKitGTK's own small browser, spoken to by WebDriver. It needs a display. */
export async function webkitVisitor(program: string, site: string): Promise<Visitor> {
  const service = new DriverService.Builder(program).setLoopback(true).build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()

  async function find(role: Role, name?: string): Promise<WebElement[]> {
    const shown: WebElement[] = await driver.executeScript(shownNow, candidates[role])
    if (name === undefined) return shown
    const named: WebElement[] = []
    for (const element of shown) {
      if (plain(await element.getAccessibleName()) === name) named.push(element)
    }
    return named
  }

  async function first(role: Role, name: string) {
    const element = await driver.wait(
      async () => (await find(role, name))[0],
      PATIENCE_MS,
      `no ${role} '${name}'`,
    )
    return element as WebElement
  }

  return {
    visit: async (address) => {
      await driver.get('about:blank')
      await driver.get(site + address)
    },
    takeScreen: async (screen) => {
      const window = driver.manage().window()
      await window.setRect(screen)
      const inner: Screen = await driver.executeScript(innerSize)
      await window.setRect({
        width: 2 * screen.width - inner.width,
        height: 2 * screen.height - inner.height,
      })
    },
    address: async () => (await driver.getCurrentUrl()).slice(site.length),
    count: async (role, name) => (await find(role, name)).length,
    text: async (role, name) => {
      const [element] = await find(role, name)
      return element && plain(await element.getProperty('textContent'))
    },
    value: async (role, name) => (await find(role, name))[0]?.getProperty('value'),
    expanded: async (name) => {
      const [button] = await find('button', name)
      const said = await button?.getAttribute('aria-expanded')
      return said ? said === 'true' : undefined
    },
    click: async (role, name) => (await first(role, name)).click(),
    type: async (name, text) => (await first('textbox', name)).sendKeys(text),
    choose: async (name, option) => {
      const field = await first('combobox', name)
      await field.findElement(By.xpath(`.//option[.='${option}']`)).click()
    },
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    leave: async () => {
      await driver.quit()
      await service.kill()
    },
  }
}

function shownNow(selector: string) {
  return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
}

function innerSize() {
  return { width: window.innerWidth, height: window.innerHeight }
}

function plain(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}
