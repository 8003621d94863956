import { expect, type Locator, type Page, test as base } from '@playwright/test'

import { menu } from '#app/content/pages.ts'

export { expect }

/** An address nothing answers to. */
export const unknownAddress = '/no-such-page'

/** The five pages and the not-found page. */
export const addresses: readonly string[] = [...menu.map(({ path }) => path), unknownAddress]

export const phoneScreen = { width: 360, height: 740 }
export const wideScreen = { width: 1440, height: 900 }

/** The third parties a visitor may ask for; in tests a stub answers for them. */
const THIRD_PARTIES = ['www.openstreetmap.org', 'wa.me']

/** What every third party answers, as the browser's devtools protocol writes it. */
const STUB = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'text/html' }],
  body: Buffer.from('<title>A third party</title>').toString('base64'),
}

type Site = {
  /** Expects a message that the test itself causes, such as that of a request it blocks. */
  allow: (message: RegExp) => void
}

/**
 * A test that fails at its end on any error or warning in the console (hydration's too), any error
 * thrown, and any request to an unknown third party.
 */
export const test = base.extend<{ site: Site }, { stub: void }>({
  // the browser's own interception: Playwright's stops every request and turns the cache off
  stub: [
    async ({ browser }, provide) => {
      const devtools = await browser.newBrowserCDPSession()
      devtools.on('Fetch.requestPaused', ({ requestId }) =>
        // a tab that was closed meanwhile needs no answer
        devtools.send('Fetch.fulfillRequest', { requestId, ...STUB }).catch(() => {}),
      )
      const patterns = THIRD_PARTIES.map((host) => ({ urlPattern: `https://${host}/*` }))
      await devtools.send('Fetch.enable', { patterns })
      await provide()
      await devtools.detach()
    },
    { scope: 'worker', auto: true },
  ],
  site: [
    async ({ context, baseURL }, provide) => {
      const allowed = [
        // the browser reports the status of every document; this one's is what it should be
        /status of 404 .*\/no-such-page\)$/,
        // said by Playwright wherever playwright.config.ts blocks service workers
        /Service Worker registration blocked by Playwright/,
      ]
      const messages: string[] = []
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => messages.push(`thrown: ${error.error().message}`))
      context.on('request', (request) => {
        const own = [String(baseURL), 'data:', 'blob:', 'about:', 'chrome-error:']
        if (own.some((start) => request.url().startsWith(start))) return
        const { host } = new URL(request.url())
        if (!THIRD_PARTIES.includes(host)) messages.push(`third party: ${request.url()}`)
      })
      await provide({ allow: (message) => allowed.push(message) })
      const unexpected = messages.filter((each) => !allowed.some((pattern) => pattern.test(each)))
      expect(unexpected, 'errors, warnings and third parties').toEqual([])
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
  const closed = page.getByRole('button', { name: 'Chat on WhatsApp', expanded: false })
  await closed.waitFor({ state: 'attached' })
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

/** Scrolls to the foot; waits at each step until the pictures in view are there or failed. */
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

/** A list of figures, each read in one phrase: '5+ Years of experience'. */
export async function expectFigures(page: Page, figures: readonly string[]) {
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: figures[0] ?? '' })
  await expect(list.getByRole('listitem')).toHaveText([...figures])
  for (const item of await list.getByRole('listitem').all()) await expect(item).toBeVisible()
}
