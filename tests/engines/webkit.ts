import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { vi } from 'vitest'

import { lookUp } from './lookup.ts'
import { PATIENCE_MS, type Role, type Seen, type Visitor } from './visitor.ts'

type Found = { elements: WebElement[]; seen: Seen[]; moving: boolean }

/** A visitor with WebKitGTK's own small browser, spoken to by WebDriver. It needs a display. */
export async function webkitVisitor(program: string, site: string): Promise<Visitor> {
  const service = new DriverService.Builder(program).setLoopback(true).build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()

  function find(role: Role, name?: string) {
    return driver.executeScript<Found>(lookUp, role, name)
  }

  function first(role: Role, name: string) {
    return vi.waitUntil(async () => {
      const { elements, moving } = await find(role, name)
      return !moving && elements[0]
    }, PATIENCE_MS)
  }

  return {
    visit: async (address, { width, height }) => {
      await driver.manage().window().setRect({ width, height })
      // else an address that differs only in its fragment would load nothing
      await driver.get('about:blank')
      await driver.get(site + address)
    },
    goBack: () => driver.navigate().back(),
    address: async () => (await driver.getCurrentUrl()).slice(site.length),
    look: async (role, name) => (await find(role, name)).seen,
    click: async (role, name) => (await first(role, name)).click(),
    type: async (field, text) => (await first('textbox', field)).sendKeys(text),
    choose: async (field, option) => (await first('combobox', field)).sendKeys(option),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    leave: () => driver.quit().finally(() => service.kill()),
  }
}
