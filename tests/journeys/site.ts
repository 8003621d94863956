import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test'

import { menu } from '#src/content/pages.ts'

import { againIfStill } from './still-browser.ts'

export { expect }

/** An address nothing answers to. */
export const unknownPath = '/no-such-page'

/** The pages of the menu and the not-found page. */
export const addresses: readonly string[] = [...menu.map(({ path }) => path), unknownPath]

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

/** What a test may say of the site it visits. */
export type Site = {
  /** Expects a message that the test itself causes, such as that of a request it blocks. */
  allow: (message: RegExp) => void
}

/** React's own file, without which a page stays as it was prerendered. */
export const REACT_SCRIPT = /\/assets\/react-[^/]*\.js$/

/** The tabs of visitors for whom React does not come. */
const withoutReact = new WeakSet<BrowserContext>()

/**
 * A test that fails at its end on any error or warning in the console (hydration's too), any error
 * thrown, and any request to an unknown third party. Visitors have React, as soon as they show
 * interest, unless a test says otherwise.
 */
export const test = base.extend<{ site: Site; react: boolean }, { stub: void }>({
  react: [true, { option: true }],
  context: async ({ context, react }, provide) => {
    if (!react) {
      withoutReact.add(context)
      await context.route(REACT_SCRIPT, (route) => route.abort())
    }
    await provide(context)
  },
  // the browser's own interception: Playwright's stops every request and turns the cache off
  stub: [
    async ({ browser }, provide) => {
      const devtools = await browser.newBrowserCDPSession()
      devtools.on('Fetch.requestPaused', ({ requestId }) => {
        // whoever asked may have gone meanwhile
        devtools.send('Fetch.fulfillRequest', { requestId, ...STUB }).catch(() => {})
      })
      const patterns = THIRD_PARTIES.map((host) => ({ urlPattern: `https://${host}/*` }))
      await devtools.send('Fetch.enable', { patterns })
      await provide()
      await devtools.detach()
    },
    { scope: 'worker', auto: true },
  ],
  site: [
    async ({ context, baseURL, react }, provide, info) => {
      const allowed = [
        ...(react ? [] : [/net::ERR_FAILED .*\/assets\/react-/]),
        // the browser reports the status of every document; this one's is what it should be
        /status of 404 .*\/no-such-page\)$/,
        // said by Playwright wherever playwright.config.ts blocks service workers
        /Service Worker registration blocked by Playwright/,
        // the first picture of a page whose link has the pointer or the focus, and which is shown
        // later than 'within a few seconds', or never; a page's own is held in links.test.ts
        /pictures\/[\w.-]+ was preloaded using link preload but not used/,
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
      const site = { allow: (message: RegExp) => allowed.push(message) }
      await againIfStill(context, info, () => provide(site))
      const unexpected = messages.filter((each) => !allowed.some((pattern) => pattern.test(each)))
      expect(unexpected, 'errors, warnings and third parties').toEqual([])
    },
    { auto: true },
  ],
})

/** Loads an address, and shows interest until the page is all that it can be. */
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

/** Waits for the script of a page at rest: the bar then tells whether the page is scrolled. */
export async function atRest(page: Page) {
  await page.locator('[data-scrolled]').waitFor()
}

/** Whether React comes for this visitor. */
export function hasReact(page: Page): boolean {
  return !withoutReact.has(page.context())
}

/** Shows interest, by a key that does nothing, and waits for React where the visitor has it. */
export async function scriptAtWork(page: Page) {
  await atRest(page)
  if (!hasReact(page)) return
  if (await page.evaluate(() => navigator.connection?.saveData)) {
    await page.getByRole('button', { name: 'Chat on WhatsApp' }).dispatchEvent('pointerdown')
  } else await page.keyboard.press('Shift')
  await page.locator('[data-app=ready]').waitFor()
}

export function navbar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' })
}

/** The visitor is on this page of the site. */
export async function expectPage(page: Page, { path, heading }: { path: string; heading: string }) {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

/** Goes to a page by its link in the bar. */
export async function goTo(page: Page, { label }: { label: string }) {
  await navbar(page).getByRole('link', { name: label }).click()
}

/** Goes to every page by the bar. */
export async function walkTheMenu(page: Page) {
  for (const each of menu) {
    await goTo(page, each)
    await expectPage(page, each)
  }
}

/** Holds back all files with such an address; what it returns lets them through. */
export async function holdBack(page: Page, files: string | RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** An optional font that is late is as good as none. */
export async function loseFonts(page: Page, site: Site) {
  await page.route('**/fonts/**', (route) => route.abort())
  site.allow(/net::ERR_FAILED .*\/fonts\//)
}
