import type { Page } from '@playwright/test'
import sharp from 'sharp'

import {
  expect,
  fill,
  groupOf,
  open,
  openDesk,
  SCREENS,
  scrollToField,
  test,
  upload,
} from './editor-site.ts'
import { asText, folderNow } from './folder.ts'

/** The page as it will be. */
const pageIn = (page: Page) => page.frameLocator('iframe[title="Content Preview"]')

for (const [screen, viewport, tags] of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('a change is seen on its page before it is saved', tags, async ({ page, site }) => {
      const files = await openDesk(page, site)
      await open(page, 'Projects', 0)
      await fill(page, 'Title', 'A dam for Orom')
      await look(page)
      await expect(pageIn(page).getByRole('heading', { name: 'A dam for Orom' })).toBeInViewport()
      const { width = 0 } = (await page.getByTitle('Content Preview').boundingBox()) ?? {}
      expect(width, 'as wide as a phone').toBeLessThanOrEqual(390)
      // a link leads on to what else the site will say
      const onwards = pageIn(page).getByRole('main').getByRole('link', { name: 'Contact us' })
      await onwards.click()
      await expect(pageIn(page).getByRole('heading', { level: 1 })).toContainText('Talk to us')
      await expect(pageIn(page).getByRole('heading', { level: 1 })).toBeInViewport()
      expect(asText(await folderNow(page))).toEqual(asText(files))
    })

    test('a new photograph is seen in its crop, around its focus', tags, async ({ page, site }) => {
      await openDesk(page, site)
      await open(page, 'Projects')
      await page.getByRole('button', { name: 'Create New Entry' }).click()
      await upload(page, await leftRedRightBlue())
      await fill(page, 'What its frame must show', '0, 50')
      await look(page)
      await expectInTheMiddle(page, 'red')
      await look(page, 'form')
      await fill(page, 'What its frame must show', '100, 50')
      await look(page)
      await expectInTheMiddle(page, 'blue')
    })

    test('a new entry is seen while it is written', tags, async ({ page, site }) => {
      await openDesk(page, site)
      await open(page, 'Projects')
      await page.getByRole('button', { name: 'Create New Entry' }).click()
      await fill(page, 'Title', 'Taps for Padibe')
      await look(page)
      await expect(pageIn(page).getByRole('heading', { name: 'Taps for Padibe' })).toBeAttached()
      await expect(pageIn(page).getByRole('note')).toContainText('not written yet')
    })
  })
}

test('the page follows a figure, and the words that begin a sentence there', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDesk(page, site)
  await open(page, 'Figures')
  const short = groupOf(page, 'Projects').getByRole('textbox', { name: 'Short' })
  await scrollToField(page, short)
  await short.fill('77+')
  await expect(pageIn(page).getByText('77+')).toBeInViewport()
  const fees = groupOf(page, 'Consulting fees').getByRole('textbox', { name: 'In words' })
  await scrollToField(page, fees)
  await expect(pageIn(page).getByText('Over UGX')).not.toBeInViewport()
  await fees.fill('over UGX 7 billion')
  await expect(pageIn(page).getByText('Over UGX 7 billion')).toBeInViewport()
})

/** On a phone the form and the page are shown in turn. */
async function look(page: Page, at: 'page' | 'form' = 'page') {
  const toggle = page.getByRole('button', { name: 'Preview', exact: true })
  const frame = page.getByTitle('Content Preview')
  await expect(toggle.or(frame).first()).toBeVisible()
  if ((await toggle.isVisible()) && (await frame.isVisible()) !== (at === 'page'))
    await toggle.click()
}

/** The page is written anew for what was changed last, maybe while one looks at it. */
async function expectInTheMiddle(page: Page, half: 'red' | 'blue') {
  await expect(async () => {
    expect(await middleOf(page)).toBe(half)
  }).toPass()
}

/** Which half of the photograph stands in the middle of its frame. */
async function middleOf(page: Page) {
  const photo = pageIn(page).locator('main img[src^="blob:"]').first()
  await photo.scrollIntoViewIfNeeded()
  return photo.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    const { naturalWidth, naturalHeight } = image
    context?.drawImage(image, naturalWidth / 2, naturalHeight / 2, 1, 1, 0, 0, 1, 1)
    const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return red > blue ? 'red' : 'blue'
  })
}

async function leftRedRightBlue() {
  const half = { width: 1000, height: 1000, channels: 3 } as const
  const right = await sharp({ create: { ...half, background: '#11c' } })
    .png()
    .toBuffer()
  const whole = { create: { ...half, width: 2000, background: '#c11' } }
  return sharp(whole)
    .composite([{ input: right, left: 1000, top: 0 }])
    .jpeg()
    .toBuffer()
}
