import type { Page } from '@playwright/test'

import { shownFacts } from '#build/content/shown-facts.ts'
import { ofExtras } from '#build/extras.ts'
import { nearOf } from '#src/components/pictures/picture-files.ts'
import { menu, pages } from '#src/content/pages.ts'
import type { Picture } from '#src/content/picture-fields.ts'
import { projects, recentProjects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'

import { budgets, tooLong } from '../budgets.ts'
import { asNewVisitor } from '../phone.ts'
import { countBlocking, countTraffic, type Traffic } from '../traffic.ts'
import { beginningOf, beginningOfFile } from './pictures.ts'
import { scrollThrough } from './scrolling.ts'
import { expect, test, visit } from './site.ts'

const MAX_PIXELS_PER_PIXEL_SHOWN = 1.3
const LAST_TAP = { src: 'tap-upright.webp' }

/** Whose pictures a page lists on a phone. */
const listed: Readonly<Record<string, readonly { picture: Picture }[]>> = {
  '/': recentProjects(),
  '/projects': projects,
  '/services': services,
}
const facts = await shownFacts()
const picturesOfExtras = ofExtras('pictures').flatMap((kinds) => {
  return kinds(facts).flatMap(({ pictures }) => pictures)
})

/** Whose pictures may be on it too: of what extras show there, and of the land that the firm works on. */
const alsoOn: Readonly<typeof listed> = {
  '/': [...picturesOfExtras, { src: 'land-upright.webp' }].map((picture) => ({ picture })),
  '/services': [{ picture: LAST_TAP }],
}

/** How the addresses of its files may begin: a view from within may stand in its place. */
function beginningsOf(picture: Picture) {
  return [picture, nearOf(picture)].map(beginningOf).filter(Boolean)
}

test('a visit costs a phone of 360x640 no more than its budgets', async ({ browser, baseURL }) => {
  await asNewVisitor(browser, {}, async (page) => {
    const pictures = watchPictures(page)
    const traffic = await countTraffic(page)
    let bytes = 0
    for (const { path } of menu) {
      const before = traffic().bytes
      await comeToRest(page, baseURL + path, traffic)
      expect(await countBlocking(page), path).toBe(budgets.blockingRequests)
      if (path === '/') {
        expect(traffic().bytes).toBeGreaterThan(30_000)
        expect(tooLong('Home at first', traffic().bytes, budgets.homeFirstLoad)).toEqual([])
      }
      await scrollThrough(page)
      await expect.poll(() => traffic().underWay).toEqual([])
      bytes += traffic().bytes - before
      if (path === '/') expect(tooLong('Home to its end', bytes, budgets.homeRead)).toEqual([])
      // which asks for the pictures again, and is not the visitor's to pay
      for (const { name, ratio } of await measurePictures(page)) {
        expect(ratio, `${path}: ${name}`).toBeLessThanOrEqual(MAX_PIXELS_PER_PIXEL_SHOWN)
      }
    }
    expect(tooLong('the whole site', bytes, budgets.wholeSite)).toEqual([])

    for (const [path, entries] of Object.entries(listed)) {
      const here = [...pictures.values()].filter((each) => each.path === path)
      const [heroes, others] = [here.filter(isHero), here.filter((each) => !isHero(each))]
      const begin = here.map(({ name }) => beginningOfFile(name))
      for (const { picture } of entries) {
        const files = begin.filter((each) => beginningsOf(picture).includes(each))
        expect(files, `${path}: ${picture.src}`).toHaveLength(1)
      }
      const known = [...entries, ...(alsoOn[path] ?? [])].flatMap(({ picture }) =>
        beginningsOf(picture),
      )
      for (const { name } of others) expect(known, path).toContain(beginningOfFile(name))
      for (const { name, size } of heroes) {
        expect(size, name).toBeLessThanOrEqual(budgets.heroPicture)
      }
      for (const { name, size } of others) {
        expect(size, name).toBeLessThanOrEqual(budgets.listPicture)
      }
    }
  })
})

for (const { path, label } of menu) {
  test(`who looks at ${label} on a phone and leaves pays no more than its budget`, async ({
    browser,
    baseURL,
  }) => {
    await asNewVisitor(browser, {}, async (page) => {
      const traffic = await countTraffic(page)
      await comeToRest(page, baseURL + path, traffic)
      const { bytes } = traffic()
      expect(bytes).toBeGreaterThan(20_000)
      expect(tooLong(path, bytes, budgets.firstLoad(path))).toEqual([])
    })
  })
}

test.describe('on a phone of 412 px with three device pixels each', () => {
  test.use({ viewport: { width: 412, height: 800 }, deviceScaleFactor: 3 })

  test('pictures come with about two', async ({ page }) => {
    for (const path of ['/', '/about', '/projects', '/services']) {
      await visit(page, path)
      await scrollThrough(page)
      for (const { name, ratio } of await measurePictures(page)) {
        const pixels = Math.sqrt(ratio) * 3
        expect(pixels, `${path}: ${name}`).toBeGreaterThan(1.9)
        expect(pixels, `${path}: ${name}`).toBeLessThan(2.8)
      }
    }
  })

  test('an open service shows the picture that its card has fetched', async ({ page }) => {
    await visit(page, `/services#${services[0].id}`)
    await scrollThrough(page)
    // those of the cards behind come by themselves
    const measureServices = async () => {
      const all = await measurePictures(page)
      return all.filter(({ name }) => beginningOfFile(name) !== beginningOf(LAST_TAP))
    }
    await expect.poll(measureServices).toHaveLength(services.length + 1)
    const shown = await measureServices()
    const pictures = new Set(services.map(({ picture }) => picture.src))
    expect(new Set(shown.map(({ name }) => name)).size).toBe(pictures.size)
  })
})

/**
 * Opens a page and waits until nothing more comes by itself: the display face is the last to be asked
 * for, and with it the page below the screen is laid out, which asks for the pictures near it.
 */
async function comeToRest(page: Page, address: string, traffic: () => Traffic) {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-face', 'late')
  await page.evaluate(() => {
    return new Promise((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(resolve))
      setTimeout(resolve, 60_000)
    })
  })
  await expect.poll(() => traffic().underWay).toEqual([])
}

type PictureFile = { path: string; name: string; size: number }

/** Every picture file that comes, with its bytes and the page it came for. */
function watchPictures(page: Page) {
  const files = new Map<string, PictureFile>()
  page.on('response', (response) => {
    const { pathname: name } = new URL(response.url())
    if (!name.startsWith('/pictures/')) return
    const path = new URL(page.url()).pathname
    const size = Number(response.headers()['content-length'])
    if (!files.has(path + name)) files.set(path + name, { path, name, size })
  })
  return files
}

/** The picture that Home opens with, whatever its file is called. */
function isHero({ name }: PictureFile) {
  return name.startsWith(beginningOf(pages.home.firstPicture))
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
        // of a photograph the frame cuts off what it has no room for
        const pixels = Math.min(width / box.width, height / box.height) / devicePixelRatio
        return { name: new URL(image.currentSrc).pathname, ratio: pixels ** 2 }
      }),
    )
  })
}
