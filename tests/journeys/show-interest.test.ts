import type { Page } from '@playwright/test'

import { pages } from '#src/content/pages.ts'

import { expectSent, fill } from './message-form.ts'
import { scrolledTo, scrollTo, turnWheel } from './scrolling.ts'
import {
  addresses,
  atRest,
  expect,
  expectPage,
  goTo,
  holdBack,
  REACT_SCRIPT,
  saveData,
  scriptAtWork,
  test,
  visit,
} from './site.ts'

const SCRIPTS = /\/assets\/.*\.js$/

test('a page that nobody touches fetches one script', async ({ page }) => {
  for (const address of addresses) {
    const scripts = watch(page, SCRIPTS)
    await page.goto(address, { waitUntil: 'networkidle' })
    await atRest(page)
    expect(scripts, address).toEqual([expect.stringContaining('/entry-')])
  }
})

for (const [sign, show] of [
  ['a scroll', (page: Page) => turnWheel(page)],
  ['a pointer', (page: Page) => page.mouse.move(180, 300)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a press', (page: Page) => page.getByRole('button', { name: 'Chat on WhatsApp' }).click()],
] as const) {
  test(`${sign} has React come, and a link then loads no document`, async ({ page }) => {
    await page.goto('/about')
    await atRest(page)
    await show(page)
    await becomesReady(page)
    await page.keyboard.press('Escape')
    const documents = watch(page, /./, 'document')
    await goTo(page, pages.contact)
    await expectPage(page, pages.contact)
    expect(documents).toEqual([])
  })
}

test('who saves data has React come by a press on what acts, and by nothing less', async ({
  page,
}) => {
  await saveData(page)
  const react = watch(page, REACT_SCRIPT)
  await page.goto('/about')
  await atRest(page)
  await page.mouse.move(180, 300)
  await page.keyboard.press('Tab')
  await scrollTo(page, 400)
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForLoadState('networkidle')
  expect(react).toEqual([])
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  await becomesReady(page)
})

test('a link before React loads its document, which the browser has fetched', async ({ page }) => {
  await page.route(REACT_SCRIPT, () => {})
  await page.goto('/')
  await atRest(page)
  await page.getByRole('link', { name: 'About the firm' }).click()
  await expectPage(page, pages.about)
  // the pointer over it and the press were enough
  const came = () => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry && 'deliveryType' in entry ? entry.deliveryType : ''
  }
  expect(await page.evaluate(came)).toBe('navigational-prefetch')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('React that cannot be had is asked for again at the next sign of interest', async ({
  page,
  site,
}) => {
  site.allow(/ERR_FAILED .*\/react-/)
  await page.route(REACT_SCRIPT, (route) => route.abort())
  await page.goto('/about')
  await atRest(page)
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.press('Shift')
  await failed
  await page.locator('[data-app=failed]').waitFor()
  await page.unroute(REACT_SCRIPT)
  await page.keyboard.press('Shift')
  await becomesReady(page)
  await goTo(page, pages.services)
  await expectPage(page, pages.services)
})

test('a link loads a document where React cannot be had', async ({ page, site }) => {
  site.allow(/ERR_FAILED .*\/react-/)
  await page.route(REACT_SCRIPT, (route) => route.abort())
  await page.goto('/about')
  await atRest(page)
  await goTo(page, pages.services)
  await expectPage(page, pages.services)
})

test('Back from another site leads to the top', async ({ page }) => {
  await visit(page, '/about')
  await scrollTo(page, 900)
  await page.goto('https://wa.me/')
  await page.goBack()
  await atRest(page)
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await scriptAtWork(page)
  expect(await scrolledTo(page)).toBe(0)
})

test('a reload and Back lead to the page of the address, which React once showed', async ({
  page,
}) => {
  await visit(page, '/about')
  await goTo(page, pages.services)
  await expectPage(page, pages.services)
  await page.reload()
  await atRest(page)
  await page.goBack()
  await expectPage(page, pages.about)
})

test('before React the browser checks the form, and what is complete is sent with it', async ({
  page,
}) => {
  const release = await holdBack(page, REACT_SCRIPT)
  await page.goto('/contact')
  await atRest(page)
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await fill(page)
  await send.click()
  release()
  await expectSent(page)
})

async function becomesReady(page: Page) {
  await page.locator('[data-app=ready]').waitFor()
}

/** The addresses that a tab asks for, of those that fit, from now on. */
function watch(page: Page, fits: RegExp, type?: string) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (type && request.resourceType() !== type) return
    if (fits.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  return asked
}
