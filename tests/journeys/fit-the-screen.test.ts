import type { Locator, Page } from '@playwright/test'

import { facts } from '#src/content/facts.ts'
import { menu, pages } from '#src/content/pages.ts'
import { projects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'
import { leaders } from '#src/content/team.ts'

import { moreInLists } from '../budgets.ts'
import { letAnimationsEnd } from './scrolling.ts'
import { expect, test, visit } from './site.ts'

const SMALL_PHONE = { width: 360, height: 640 }
const SIDEWAYS = [640, 800].map((width) => ({ width, height: 360 }))

/** How long a page may be on a small phone with as many entries as it was designed with, in pixels. */
const LONGEST = {
  '/': 5600,
  '/about': 5600,
  '/services': 4200,
  '/projects': 6150,
  '/contact': 4600,
}
/** What one entry more may add. */
const ENTRY = { '/': 260, '/about': 200, '/services': 800, '/projects': 470, '/contact': 120 }

test('a small phone opens on slogan, trade, model and a button', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE)
  await visit(page, '/')
  const free = await expectInSight(page, page.getByRole('link', { name: 'Our services' }))
  await expectInSight(page, page.getByText(pages.home.intro))
  const model = await box(page.locator('main').getByRole('img').first())
  expect(Math.min(free, model.y + model.height) - model.y).toBeGreaterThanOrEqual(200)
})

test('pages are not long on a small phone', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE)
  const lists = [
    services.length - 4,
    facts.testimonials.length - 3,
    projects.length - 7,
    leaders.length - 3,
    moreInLists,
  ]
  const added = lists.reduce((sum, more) => sum + Math.max(0, more), 0)
  for (const { path } of menu) {
    await visit(page, path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, path).toBeLessThanOrEqual(LONGEST[path] + added * ENTRY[path])
  }
})

test('an open service says on a small phone what it includes at once', async ({ page }) => {
  const [{ id, subServices }] = services
  await page.setViewportSize(SMALL_PHONE)
  await visit(page, `/services#${id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await letAnimationsEnd(page)
  expect((await box(dialog.getByRole('img').first())).height).toBeLessThanOrEqual(180)
  const [first] = subServices
  if (!first) return
  await expect(dialog.getByText(first.title, { exact: true })).toBeInViewport({ ratio: 1 })
})

test('a phone on its side shows slogan, trade and both buttons between low bars', async ({
  page,
}) => {
  for (const screen of SIDEWAYS) {
    await page.setViewportSize(screen)
    await visit(page, '/')
    const free = await expectInSight(page, page.getByRole('link', { name: 'Our services' }))
    const bar = await box(page.getByRole('banner'))
    expect(bar.height + screen.height - free).toBeLessThanOrEqual(96)
    await expectInSight(page, page.getByRole('link', { name: 'About the firm' }))
    await expectInSight(page, page.getByRole('heading', { level: 1 }))
    await expectInSight(page, page.getByText(pages.home.intro))
  }
})

/** Sees it whole above the bar at the foot of the screen, and tells where that bar begins. */
async function expectInSight(page: Page, what: Locator) {
  const bar = () => box(page.getByRole('button', { name: 'Chat on WhatsApp' }))
  await expect(async () => {
    const { y, height } = await box(what.first())
    expect(y + height).toBeLessThanOrEqual((await bar()).y)
  }).toPass({ timeout: 30_000 })
  return (await bar()).y
}

async function box(what: Locator) {
  const found = await what.boundingBox()
  if (!found) throw new Error('It is not shown')
  return found
}
