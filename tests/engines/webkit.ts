import { setTimeout } from 'node:timers/promises'

import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { vi } from 'vitest'

import { lookUp } from './lookup.ts'
import { PATIENCE_MS, type Role, type Seen, type Visitor } from './visitor.ts'

const START_PATIENCE_MS = 20_000

type Found = { elements: WebElement[]; seen: Seen[]; moving: boolean }

/** A visitor with WebKitGTK's own small browser, spoken to by WebDriver. It needs a display. */
export async function webkitVisitor(program: string, site: string): Promise<Visitor> {
  // now and then the driver waits for ever for the browser it has started, and a new one does not
  const { driver, service } = (await start(program)) ?? (await start(program)) ?? refuse(program)

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

/** Nothing if that takes too long. */
async function start(program: string) {
  const service = new DriverService.Builder(program).setLoopback(true).build()
  const started = service.start().then((address) => {
    return new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build()
  })
  const driver = await Promise.race([
    started,
    setTimeout(START_PATIENCE_MS, undefined, { ref: false }),
  ])
  if (driver) return { driver, service }
  await service.kill()
  return undefined
}

function refuse(program: string): never {
  throw new Error(`'${program}' did not start its browser, twice`)
}
