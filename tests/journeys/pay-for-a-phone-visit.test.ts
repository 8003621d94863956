import type { Page } from '@playwright/test'

import { menu } from '#app/content/pages.ts'
import { projects } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'

import { countBlocking, countTraffic, load, scrollToEnd } from '../../bench/bytes.ts'
import { asNewVisitor } from '../../bench/phone.ts'
import { budgets } from '../budgets.ts'
import { addresses, expect, phoneScreen, scrollThrough, test, visit } from './site.ts'

const DEVICE_PIXELS = 2
const MOST_PIXELS_PER_PIXEL_SHOWN = 1.3

test.use({ viewport: phoneScreen, deviceScaleFactor: DEVICE_PIXELS })

test('Home costs a phone of 360x640 at most 200 KB at first, 330 KB when read to its end', async ({
  browser,
  baseURL,
}) => {
  await asNewVisitor(browser, {}, async (page) => {
    const traffic = await countTraffic(page)
    await load(page, String(baseURL))
    expect(traffic().bytes).toBeGreaterThan(100_000)
    expect(traffic().bytes).toBeLessThanOrEqual(budgets.homeFirstLoad)
    await scrollToEnd(page)
    expect(traffic().bytes).toBeLessThanOrEqual(budgets.homeRead)
  })
})

test('the whole site, all pages and pictures, costs it at most 700 KB', async ({
  browser,
  baseURL,
}) => {
  await asNewVisitor(browser, {}, async (page) => {
    const traffic = await countTraffic(page)
    for (const { path } of menu) {
      await load(page, baseURL + path)
      await scrollToEnd(page)
    }
    expect(traffic().bytes).toBeGreaterThan(budgets.homeRead)
    expect(traffic().bytes).toBeLessThanOrEqual(budgets.wholeSite)
  })
})

test('no file has to come before a page is drawn', async ({ page }) => {
  for (const address of addresses) {
    await load(page, address)
    expect(await countBlocking(page), address).toBe(budgets.blockingRequests)
  }
})

test('on Home the hero costs at most 30 KB and a project or service 15 KB', async ({ page }) => {
  const fetched = watchPictures(page)
  await visit(page, '/')
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(fetched)
  expect(files.length).toBe(1 + 3 + 4)
  for (const { name, bytes } of files) {
    expect(bytes, name).toBeGreaterThan(1000)
    expect(bytes, name).toBeLessThanOrEqual(
      isHero(name) ? budgets.heroPicture : budgets.listPicture,
    )
  }
  expect(files.filter(({ name }) => isHero(name))).toHaveLength(1)
})

test('a project or service costs at most 15 KB in its own list too', async ({ page }) => {
  for (const [address, count] of [
    ['/projects', projects.length],
    ['/services', services.length],
  ] as const) {
    const fetched = watchPictures(page)
    await visit(page, address)
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    const files = await Promise.all(fetched)
    expect(files.length, address).toBe(count)
    for (const { name, bytes } of files) {
      expect(bytes, name).toBeLessThanOrEqual(budgets.listPicture)
    }
    page.removeAllListeners('response')
  }
})

test('no picture is fetched with more than 1.3 times the pixels it shows', async ({ page }) => {
  for (const address of addresses) {
    await visit(page, address)
    await scrollThrough(page)
    for (const { name, ratio } of await measurePictures(page)) {
      expect(ratio, `${address}: ${name}`).toBeLessThanOrEqual(MOST_PIXELS_PER_PIXEL_SHOWN)
    }
  }
})

test('nor is the picture of an open service', async ({ page }) => {
  for (const { id } of services) {
    await page.goto('about:blank')
    await visit(page, `/services#${id}`)
    const picture = page.getByRole('dialog').getByRole('img').first()
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.complete)).toBe(true)
    const measured = await measurePictures(page)
    expect(measured.length).toBeGreaterThan(0)
    for (const { name, ratio } of measured) {
      expect(ratio, name).toBeLessThanOrEqual(MOST_PIXELS_PER_PIXEL_SHOWN)
    }
  }
})

for (const [width, density] of [
  [412, 2.625],
  [390, 3],
] as const) {
  test.describe(`on a phone of ${width} with ${density} pixels each`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: density })

    test('pictures come with about two', async ({ page }) => {
      for (const address of addresses) {
        await visit(page, address)
        await scrollThrough(page)
        for (const { name, ratio } of await measurePictures(page)) {
          const pixels = Math.sqrt(ratio) * density
          expect(pixels, `${address}: ${name}`).toBeGreaterThan(1.9)
          expect(pixels, `${address}: ${name}`).toBeLessThan(2.7)
        }
      }
    })
  })
}

/** Every picture file that comes, with what it weighs. */
function watchPictures(page: Page) {
  const files: Promise<{ name: string; bytes: number }>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/pictures/')) return
    files.push(response.body().then(({ length }) => ({ name: pathname, bytes: length })))
  })
  return files
}

function isHero(name: string) {
  return name.includes('/hero')
}

/** The pixels of each fetched file for each pixel of the screen it is shown on. */
function measurePictures(page: Page) {
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility() && image.complete)
    return Promise.all(
      shown.map(async (image) => {
        const file = await (await fetch(image.currentSrc)).blob()
        const { width, height } = await createImageBitmap(file)
        const box = image.getBoundingClientRect()
        const area = box.width * box.height * window.devicePixelRatio ** 2
        return { name: new URL(image.currentSrc).pathname, ratio: (width * height) / area }
      }),
    )
  })
}
