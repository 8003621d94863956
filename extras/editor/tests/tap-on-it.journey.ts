import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { mapSize, onMap } from '../../../src/components/maps/coordinates.ts'
import {
  expect,
  expectDone,
  fill,
  open,
  openDesk,
  SCREENS,
  scrollToField,
  test,
  upload,
} from './editor-site.ts'
import { folderNow } from './folder.ts'

const FOCUS = 'What its frame must show'
const PLACE = 'Place on the map'

for (const [screen, viewport, tags] of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test(
      'what a frame must show is set by a tap on its photograph',
      tags,
      async ({ page, site }) => {
        await openDesk(page, site)
        await open(page, 'Leaders')
        await page.getByRole('button', { name: 'Create New Entry' }).click()
        await fill(page, 'Role', 'Surveyor')
        await fill(page, 'Description', 'Measures the land.')
        const photograph = page.getByRole('button', { name: 'The photograph' })
        await expect(photograph).toHaveCount(0)
        const size = { width: 1600, height: 1200, channels: 3, background: '#7a5' } as const
        await upload(page, await sharp({ create: size }).jpeg().toBuffer())
        await scrollToField(page, photograph)
        await tap(photograph, 0.75, 0.25)
        const field = page.getByRole('textbox', { name: FOCUS })
        await expect(field).toHaveValue('75, 25')
        await page.keyboard.press('ArrowLeft')
        await page.keyboard.press('Shift+ArrowDown')
        await expect(field).toHaveValue('74, 35')
        await expectMark(photograph, 0.74, 0.35)
        await page.getByRole('button', { name: 'Let it be found by itself' }).click()
        await expect(field).toHaveValue('')
        await expect(photograph.locator('svg')).toHaveCount(0)
        await fill(page, FOCUS, '10, 90')
        await expectMark(photograph, 0.1, 0.9)
        await page.getByRole('button', { name: 'Save' }).click()
        await expectDone(page)
        const leader = String((await folderNow(page)).get('content/leaders/surveyor.yaml'))
        expect(leader).toContain('focus: [10, 90]')

        // the photograph is a file of pictures/ now
        await open(page, 'Leaders')
        await page.getByRole('row', { name: 'Surveyor' }).click()
        await scrollToField(page, photograph)
        await expectMark(photograph, 0.1, 0.9)
        await expectRoomForThumbs(page, photograph)
      },
    )

    test("a place is set by a tap on the country's outline", tags, async ({ page, site }) => {
      await openDesk(page, site)
      await open(page, 'Projects', 0)
      const map = page.getByRole('button', { name: 'Map of Uganda' })
      await scrollToField(page, map)
      const gulu = onMap({ latitude: 2.77, longitude: 32.3 })
      await tap(map, gulu.x / mapSize.width, gulu.y / mapSize.height)
      const field = page.getByRole('textbox', { name: PLACE })
      const [north = 0, east = 0] = await degreesIn(field)
      expect(north).toBeCloseTo(2.77, 1)
      expect(east).toBeCloseTo(32.3, 1)
      await page.keyboard.press('Shift+ArrowUp')
      await page.keyboard.press('ArrowRight')
      const further = `${round(north + 0.1)}, ${round(east + 0.01)}`
      await expect(field).toHaveValue(further)
      await page.getByRole('button', { name: 'Save' }).click()
      await expectDone(page)
      const saved = [...(await folderNow(page))].map(([, bytes]) => String(bytes))
      expect(saved.filter((text) => text.includes(`coordinates: ${further}\n`))).toHaveLength(1)

      await open(page, 'Projects', 0)
      await fill(page, PLACE, '0.35, 32.58')
      const kampala = onMap({ latitude: 0.35, longitude: 32.58 })
      await expectMark(map, kampala.x / mapSize.width, kampala.y / mapSize.height)
      await expectRoomForThumbs(page, map)
    })
  })
}

/** Taps a part of a picture's width and height away from its corner. */
async function tap(picture: Locator, x: number, y: number) {
  const { width, height } = await boxOf(picture)
  await picture.click({ position: { x: x * width, y: y * height } })
}

/** The mark stands there on the picture. */
async function expectMark(picture: Locator, x: number, y: number) {
  await expect(async () => {
    const [whole, mark] = [await boxOf(picture), await boxOf(picture.locator('svg'))]
    const middle = { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 }
    expect((middle.x - whole.x) / whole.width).toBeCloseTo(x, 2)
    expect((middle.y - whole.y) / whole.height).toBeCloseTo(y, 2)
  }).toPass()
}

async function expectRoomForThumbs(page: Page, picture: Locator) {
  const { x, width, height } = await boxOf(picture)
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

async function degreesIn(field: Locator) {
  await expect(field).toHaveValue(/^\d\.\d+, \d\d\.\d+$/)
  return (await field.inputValue()).split(', ').map(Number)
}

function round(degrees: number) {
  return Math.round(degrees * 100) / 100
}
