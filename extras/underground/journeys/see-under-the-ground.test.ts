import type { Locator, Page } from '@playwright/test'

import { pages } from '#src/content/pages.ts'
import { filesIn } from '#tests/journeys/pictures.ts'
import { expect, saveData, test, visit } from '#tests/journeys/site.ts'

import underground from '../underground.json' with { type: 'json' }

const [address = ''] = filesIn(underground)?.avif?.split(' ') ?? []
const names = new Set(underground.parts.map(({ name }) => name))
const hero = pages.home.firstPicture
const isModel = hero.src === underground.of && filesIn(hero)?.focus === undefined

if (isModel) {
  for (const script of [true, false]) {
    test.describe(script ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: script })

      test('the keyboard lifts the surface, and only then the ground is fetched', async ({
        page,
      }) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
        await (script ? visit(page, '/') : page.goto('/'))
        await page.waitForLoadState('networkidle')
        expect(asked).not.toContain(address)
        await expectNames(page, false)
        const control = page.getByText('Lift the land')
        await control.locator('..').press('Enter')
        await expectNames(page, true)
        await expect.poll(() => asked).toContain(address)
        await page.getByText('Put it back').locator('..').press('Enter')
        await expectNames(page, false)
        await expect(control).toBeVisible()
      })
    })
  }

  test('a picture that cannot be had leaves the surface down, and can be asked for again', async ({
    page,
    site,
  }) => {
    site.allow(/net::ERR_FAILED .*underground/)
    await page.route(`**${address}`, (route) => route.abort())
    await visit(page, '/')
    await lift(page)
    await expect(page.getByText('It did not come')).toBeVisible()
    await expectNames(page, false)
    await page.unroute(`**${address}`)
    await lift(page)
    await expectNames(page, true)
    await expect(page.getByText('It did not come')).toBeHidden()
  })

  test('nothing moves for who wants no motion, and on paper it is closed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    await lift(page)
    await expectNames(page, true)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await expectNames(page, false)
    await expect(page.getByText('Put it back')).toBeHidden()
  })

  test(
    'a finger lifts the land by its handle, and lets it fall back',
    { tag: '@react' },
    async ({ page }) => {
      await visit(page, '/')
      const handle = page.getByText('Lift the land')
      await handle.scrollIntoViewIfNeeded()
      const box = (await handle.boundingBox())!
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const drag = async (up: number) => {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x, y - up, { steps: 4 })
        await page.mouse.up()
      }
      await drag(15)
      await expectNames(page, false)
      await expect(handle).toBeVisible()
      await drag(200)
      await expectNames(page, true)
      await expect(page.getByText('Put it back')).toBeVisible()
      await drag(-200)
      await expectNames(page, false)
      await expect(handle).toBeVisible()
    },
  )

  test('the handle stays where it is, and says what it costs to who saves data', async ({
    page,
  }) => {
    await visit(page, '/')
    await expect(page.getByText(/^\d+ KB$/)).toBeHidden()
    const handle = page.getByText('Lift the land').locator('..')
    await handle.scrollIntoViewIfNeeded()
    const before = await handle.boundingBox()
    await lift(page)
    await expectNames(page, true)
    expect(await handle.boundingBox()).toEqual(before)
    await saveData(page)
    await page.goto('/')
    await expect(page.getByText(/^\d+ KB$/)).toBeVisible()
  })

  for (const width of [320, 360, 768, 1000, 1440, 2560]) {
    test(`the names of the ground stand on the screen at ${width} px, beside the handle`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, '/')
      const control = await page.getByText('Lift the land').locator('..').boundingBox()
      expect(control?.height).toBeGreaterThanOrEqual(44)
      await lift(page)
      await expectNames(page, true)
      for (const name of names) {
        // once it has come to rest
        await expect(async () => {
          const box = await named(page, name).boundingBox()
          expect(box?.x, name).toBeGreaterThanOrEqual(0)
          expect((box?.x ?? width) + (box?.width ?? 0), name).toBeLessThanOrEqual(width)
          expect(overlap(box, control), name).toBeLessThanOrEqual(0)
        }).toPass({ timeout: 30_000 })
      }
    })
  }
} else {
  test('a photograph cannot be lifted', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Lift the land')).toHaveCount(0)
  })
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>

/** How many pixels two boxes reach into each other; less than none where they are apart. */
function overlap(one: Box, other: Box): number {
  if (!one || !other) return Number.POSITIVE_INFINITY
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.min(across, down)
}

async function lift(page: Page) {
  await page.getByText('Lift the land').click()
}

async function expectNames(page: Page, shown: boolean) {
  for (const name of names) {
    await expect(named(page, name)).toHaveCount(shown ? 1 : 0)
  }
}

/** Where a name stands, which may be elsewhere on wide screens. */
function named(page: Page, name: string) {
  const top = page.getByRole('main').locator('section').first()
  return top.getByText(name, { exact: true }).filter({ visible: true })
}
