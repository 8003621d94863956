import type { Locator, Page } from '@playwright/test'

import { pages } from '#src/content/pages.ts'
import { services } from '#src/content/services.ts'

import { letAnimationsEnd } from './scrolling.ts'
import { expect, test, visit } from './site.ts'

const SMALL_PHONE = { width: 360, height: 640 }
const SIDEWAYS = [640, 800].map((width) => ({ width, height: 360 }))

test('a small phone opens on slogan, trade, model and a button', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE)
  await visit(page, '/')
  const free = await expectInSight(page, page.getByRole('link', { name: 'Our services' }))
  await expectInSight(page, page.getByText(pages.home.intro))
  const model = await box(page.locator('main').getByRole('img').first())
  expect(Math.min(free, model.y + model.height) - model.y).toBeGreaterThanOrEqual(200)
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
