import { expect, type Locator, type Page, test as base } from '@playwright/test'

import { menu } from '#app/content/pages.ts'

export { expect }

/** An address nothing answers to. */
export const unknownAddress = '/no-such-page'

/** The five pages and the not-found page. */
export const addresses: readonly string[] = [...menu.map(({ path }) => path), unknownAddress]

export const phoneScreen = { width: 360, height: 740 }
export const wideScreen = { width: 1440, height: 900 }

/** Whom a visitor's browser may ask besides the site; here a stand-in answers for them. */
const strangers = /^https:\/\/(www\.openstreetmap\.org|wa\.me)\//

type Site = {
  /** Takes a complaint as the test's own doing, such as a request it blocks. */
  allow: (complaint: RegExp) => void
}

/**
 * A test with the site watched: whatever its pages complain of in the console, any error they
 * throw, any hydration warning and any request to a stranger fails it at its end.
 */
export const test = base.extend<{ site: Site }>({
  site: [
    async ({ context, baseURL }, provide) => {
      const allowed = [
        // the browser reports the status of every document; this one's is what it should be
        /status of 404 .*\/no-such-page\)$/,
        // said by what runs the tests, wherever playwright.config.ts has no worker
        /Service Worker registration blocked by Playwright/,
      ]
      const complaints: string[] = []
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => complaints.push(`thrown: ${error.error().message}`))
      context.on('request', (request) => {
        const own = [String(baseURL), 'data:', 'blob:', 'about:', 'chrome-error:']
        if (own.some((start) => request.url().startsWith(start))) return
        if (!strangers.test(request.url())) complaints.push(`asked a stranger: ${request.url()}`)
      })
      await context.route(strangers, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>A stranger</title>' }),
      )
      await provide({ allow: (complaint) => allowed.push(complaint) })
      const own = complaints.filter((each) => !allowed.some((pattern) => pattern.test(each)))
      expect(own, 'complaints of the pages').toEqual([])
    },
    { auto: true },
  ],
})

/** Loads an address and waits until its script is at work. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address)
  await scriptAtWork(page)
  return response
}

/** As a visitor who saves data, for whom no script is fetched before it is needed. */
export async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** The chat button tells its state only once the script is at work. */
export async function scriptAtWork(page: Page) {
  const chat = page.getByRole('button', { name: 'Chat on WhatsApp' })
  await expect(chat).toHaveAttribute('aria-expanded', 'false')
}

export function navbar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' })
}

export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Gives the page the frames it would need to do what it should not. */
export async function letFramesPass(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** Scrolls from the top to the foot, at each step until the pictures in view are there or failed. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const root = document.documentElement
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const inView = [...document.images].filter((image) => {
        const box = image.getBoundingClientRect()
        return box.width > 0 && box.bottom > 0 && box.top < window.innerHeight
      })
      await Promise.all(
        inView.map((image) => {
          if (image.complete) return null
          return new Promise((resolve) => {
            image.addEventListener('load', resolve, { once: true })
            image.addEventListener('error', resolve, { once: true })
          })
        }),
      )
    }
  })
}

/** Figures as they are read, each in one phrase: '5+ Years of experience'. */
export async function expectFigures(page: Page, figures: readonly string[]) {
  const items = page.getByRole('main').getByRole('listitem')
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: figures[0] ?? '' })
  await expect(list.getByRole('listitem')).toHaveText([...figures])
  for (const figure of figures) await expect(items.filter({ hasText: figure })).toBeVisible()
}
