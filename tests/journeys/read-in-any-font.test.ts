import type { Page } from '@playwright/test'

import { filterChoices } from '#src/content/projects.ts'
import { type Service, services } from '#src/content/services.ts'

import { asNewVisitor } from '../phone.ts'
import { serviceCard } from './cards.ts'
import { lostOnTheScreen } from './lost-on-the-screen.ts'
import { fill, openForm, success } from './message-form.ts'
import { addresses, expect, test, visit } from './site.ts'
import { textSizeOf } from './text-size.ts'

/** Every screen from the smallest phone's to a desk's. */
const widths = [320, 360, 412, 768, 1000, 1200, 1440]
/** From here on the bar has links instead of a menu. */
const WIDE_PX = 1000

/** How visitors have their text: as it comes, with the distances of WCAG 1.4.12, twice as large. */
const everyText: readonly Text[] = [
  { name: 'as it comes' },
  {
    name: 'wider spacing',
    styles: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`,
  },
  { name: 'half as large again', percent: 150 },
  { name: 'twice as large', percent: 200 },
]

type Text = { name: string; styles?: string; percent?: number }

/** What a visitor of any page can bring onto the screen, and how. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the pages': async (page) => {
    for (const address of addresses) {
      await visit(page, address)
      await expectNothingLost(page, address)
    }
  },
  'the menu': async (page) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await visit(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const at = widths.filter((width) => width < WIDE_PX)
    await expectNothingLost(page, 'menu', { within: '#menu', at })
  },
  'the chat': async (page) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
    await expectNothingLost(page, 'chat', { within: ':popover-open' })
  },
  'the longest service': async (page) => {
    const wordsOf = ({ details, subServices }: Service) => details + JSON.stringify(subServices)
    const [longest] = [...services].sort((a, b) => wordsOf(b).length - wordsOf(a).length)
    await visit(page, '/services')
    await serviceCard(page, longest?.title ?? '')
      .getByRole('button')
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNothingLost(page, 'service', { within: 'dialog[open]' })
  },
  'the projects of a kind, be they one or more': async (page) => {
    for (const { value } of filterChoices.slice(1, 3)) {
      await visit(page, `/projects?category=${value}`)
      await expectNothingLost(page, value, { within: 'main' })
    }
  },
  'the form, whatever it says': async (page) => {
    // sending ends only when the clock is moved
    await openForm(page)
    await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
    await page.getByRole('button', { name: 'Send message' }).click()
    await expectNothingLost(page, 'invalid', { within: 'form' })
    await fill(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('button', { name: /Sending/ })).toBeDisabled()
    await expectNothingLost(page, 'sending', { within: 'form' })
    await page.clock.runFor(1500)
    await expect(page.getByText(success)).toBeVisible()
    await expectNothingLost(page, 'sent', { within: 'form' })
  },
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('every page and state is on the screen without the display face', async ({ page, site }) => {
  await page.route('**/fonts/**', (route) => route.abort())
  site.allow(/Failed to load resource: net::ERR_FAILED .*\/fonts\//)
  // as on a page that a link led to
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.getElementById('site')?.removeAttribute('data-heading-letters'),
    )
  })
  for (const [name, look] of Object.entries(states)) await test.step(name, () => look(page))
})

test('every page is on the screen with the display face too', async ({ page }) => {
  // as where the worker answers, on phones too
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const [face] = document.querySelectorAll<HTMLStyleElement>('#display-face')
      if (face) face.media = ''
    })
  })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const address of addresses) {
    await visit(page, address)
    const faces = () =>
      page.evaluate(() => {
        const all = [...document.fonts].filter(({ family }) => family.includes('Display'))
        return all.map(({ status }) => status)
      })
    await expect.poll(faces, 'the display face').toContain('loaded')
    await expectNothingLost(page, address, {
      at: [...widths, 2560],
      texts: [{ name: 'as it comes' }],
    })
  }
})

test('a phone reads its first page with the display face too, below the first screen', async ({
  browser,
  baseURL,
}) => {
  for (const address of addresses) {
    await asNewVisitor(browser, {}, async (page) => {
      await page.goto(baseURL + address)
      await expect(page.locator('html')).toHaveAttribute('data-face', 'late')
      // the bar at the foot covers what is behind it
      const bar = await page.getByRole('button', { name: 'Chat on WhatsApp' }).boundingBox()
      const headings = await page
        .locator('main :is(h2, h3)')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((heading) => {
            const words = document.createRange()
            words.selectNodeContents(heading)
            return {
              words: heading.textContent,
              top: words.getBoundingClientRect().top,
              face: getComputedStyle(heading).fontFamily,
            }
          }),
        )
      for (const { words, top, face } of headings) {
        const isRead = top < (bar?.y ?? 0)
        expect.soft(face.includes('Archivo Display'), `${address}: ${words}`).toBe(!isRead)
      }
    })
  }
})

type Look = { within?: string; at?: number[]; texts?: readonly Text[] }

/** Looks on every screen and with every kind of text, at all of the page or a part of it. */
async function expectNothingLost(page: Page, where: string, look: Look = {}) {
  const { within = 'body', at = widths, texts = everyText } = look
  const setTextSize = await textSizeOf(page)
  for (const { name, styles = '', percent = 100 } of texts) {
    await setTextSize(percent)
    for (const width of at) {
      await page.setViewportSize({ width, height: 740 })
      const lost = await page.evaluate(lostOnTheScreen, { texts: { [name]: styles }, within })
      expect.soft(lost[name], `${where} at ${width} px, text ${name}`).toEqual([])
    }
  }
  await setTextSize(100)
}
