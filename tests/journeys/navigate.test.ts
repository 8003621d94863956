import type { Page } from '@playwright/test'

import { subjects } from '#src/content/contact.ts'
import { menu, pages } from '#src/content/pages.ts'

import { letFramesPass, scrolledTo, scrollTo, turnWheel } from './scrolling.ts'
import {
  atRest,
  expect,
  expectPage,
  goTo,
  hasReact,
  navbar,
  scriptAtWork,
  test,
  unknownPath,
  visit,
} from './site.ts'

/** --paper of tokens.css. */
const PAPER = 'rgb(250, 246, 238)'

for (const links of ['Main', 'Quick links']) {
  test(`each link of ${links} leads to the top of its page, at its heading`, async ({ page }) => {
    await visit(page, unknownPath)
    await expect(navbar(page).locator('[aria-current]')).toHaveCount(0)
    for (const each of menu) {
      await scrollTo(page, 700)
      await page
        .getByRole('navigation', { name: links })
        .getByRole('link', { name: each.label })
        .click()
      await expectTopOf(page, each)
      await expect(page).toHaveTitle(each.title)
      await expect(navbar(page).locator('[aria-current="page"]')).toHaveText([each.label])
      const announced = hasReact(page) ? 1 : 0
      await expect(page.getByText(each.title, { exact: true }), 'announced').toHaveCount(announced)
    }
  })
}

test('the bar has the colour of the page until 50 pixels, and is white with a shadow from 51', async ({
  page,
}) => {
  for (const address of ['/', '/projects']) {
    await visit(page, address)
    await expectPaperBar(page)
    await scrollTo(page, 51)
    await expectWhiteBar(page)
    await expect(navbar(page), address).toBeInViewport({ ratio: 1 })
    await scrollTo(page, 50)
    expect(await scrolledTo(page)).toBe(50)
    await expectPaperBar(page)
  }
  await turnWheel(page)
  await expectWhiteBar(page)
})

test('the bar fits the place after a reload, and after another site', async ({ page }) => {
  await visit(page, '/about')
  await scrollTo(page, 600)
  await page.reload()
  await expect.poll(() => scrolledTo(page)).toBe(600)
  await expectWhiteBar(page)
  await page.goto('https://wa.me/')
  await page.goBack()
  await scriptAtWork(page)
  await letFramesPass(page)
  // some browsers come back to where one was, sooner or later, some to the top
  await expect(async () => {
    const isScrolled = (await scrolledTo(page)) > 50
    const colour = isScrolled ? 'rgb(255, 255, 255)' : PAPER
    await expect(page.getByRole('banner')).toHaveCSS('background-color', colour, { timeout: 1000 })
    expect((await scrolledTo(page)) > 50).toBe(isScrolled)
  }).toPass({ timeout: 30_000 })
})

test('Back, Forward and a link to the page one is on lead to its top', async ({ page }) => {
  await visit(page, '/about')
  await scrollTo(page, 900)
  await goTo(page, pages.services)
  await expectPage(page, pages.services)
  await scrollTo(page, 700)
  await page.goBack()
  await expectTopOf(page, pages.about)
  await scrollTo(page, 900)
  await page.goForward()
  await expectTopOf(page, pages.services)
  await scrollTo(page, 900)
  await goTo(page, pages.services)
  await expectTopOf(page, pages.services)
})

test('Back and Forward go between places of a page, a link to the page to its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await visit(page, '/projects')
  // the mark of the last project on the map
  const place = page.getByRole('main').locator('svg a').last().locator('path').nth(1)
  const from = await scrolledTo(page)
  // the press itself must not scroll
  await place.dispatchEvent('click')
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(from)
  await letFramesPass(page)
  const to = await scrolledTo(page)
  await page.goBack()
  await expect.poll(() => scrolledTo(page)).toBe(from)
  await page.goForward()
  await expect.poll(() => scrolledTo(page)).toBe(to)
  await goTo(page, pages.projects)
  await expectTopOf(page, pages.projects)
  // other pages begin at their top, and so does this one
  await scrollTo(page, 700)
  await goTo(page, pages.about)
  await expectTopOf(page, pages.about)
  await scrollTo(page, 700)
  await page.goBack()
  await expectTopOf(page, pages.projects)
})

test('a link to a page leads to its top from what was asked of it', async ({ page }) => {
  await visit(page, `/contact?${new URLSearchParams({ subject: subjects[0] })}`)
  await scrollTo(page, 700)
  await goTo(page, pages.contact)
  await expectTopOf(page, pages.contact)
})

test('pages chosen faster than they are rendered end at the last one', async ({ page }) => {
  await visit(page, '/')
  for (const name of ['About', 'Services', 'Projects', 'Contact']) {
    await navbar(page).getByRole('link', { name }).dispatchEvent('click')
  }
  await expectTopOf(page, pages.contact)
})

test('Ctrl and the middle button open a page in a tab of its own', async ({ page, context }) => {
  await visit(page, '/')
  const link = navbar(page).getByRole('link', { name: pages.about.label })
  for (const press of [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page')
    await press()
    const tab = await opened
    await expectPage(tab, pages.about)
    await tab.close()
    await expectPage(page, pages.home)
  }
})

async function expectTopOf(page: Page, expected: { path: string; heading: string }) {
  await expectPage(page, expected)
  // a document is announced by the browser, and reading starts at its top
  if (hasReact(page)) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await atRest(page)
  await letFramesPass(page)
  expect(await scrolledTo(page), expected.path).toBe(0)
  await expectPaperBar(page)
}

async function expectPaperBar(page: Page) {
  await expect(page.getByRole('banner')).toHaveCSS('background-color', PAPER)
  await expect(page.getByRole('banner')).toHaveCSS('box-shadow', 'none')
}

async function expectWhiteBar(page: Page) {
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('banner')).not.toHaveCSS('box-shadow', 'none')
}
