import type { Page } from '@playwright/test'

import { pages } from '#src/content/pages.ts'
import { filterChoices } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'

import { serviceCard } from './cards.ts'
import { addresses, expect, expectPage, goTo, test, visit, wideScreen } from './site.ts'

const PHONES = [320, 360, 412]
/** What is read in bright sun, in pixels; the browser rounds what it scales. */
const SMALLEST = 15.95

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/services')
  await page.getByRole('article').first().hover()
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBe(0)
  await goTo(page, pages.about)
  await expectPage(page, pages.about)
  expect(await moving()).toBe(0)
})

test('in forced colours the chosen filter and the frames are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/projects')
  const colours = await page
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) => getComputedStyle(radio.parentElement ?? radio).backgroundColor),
    )
  // the chosen one has a colour of its own, and all others have one
  expect(colours).toHaveLength(filterChoices.length)
  expect(new Set(colours).size).toBe(Math.min(2, filterChoices.length))
  const border = page.getByRole('article').first()
  await expect(border).toHaveCSS('border-top-style', 'solid')
})

test('more contrast makes soft text and lines as dark as the rest', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await visit(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('no text on a phone is too small to be read in bright sun', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of [...addresses, `/projects?category=${filterChoices[1]?.value}`]) {
    await visit(page, address)
    await expectNothingSmall(page, address)
  }

  await visit(page, '/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectNothingSmall(page, 'mistakes in the form')
  for (const name of ['Menu', 'Chat on WhatsApp']) {
    await page.getByRole('button', { name }).click()
    await expectNothingSmall(page, name)
    await page.keyboard.press('Escape')
  }

  await visit(page, '/services')
  const card = serviceCard(page, services[0].title)
  await card.getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingSmall(page, 'a service')
})

async function expectNothingSmall(page: Page, where: string) {
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 640 })
    expect(await page.evaluate(smallTexts, SMALLEST), `${where} at ${width} px`).toEqual([])
  }
}

/** What is shown in smaller letters: text, what fields hold, what style writes, and in drawings. */
function smallTexts(smallest: number) {
  const drawn = (element: Element) => {
    return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
  }
  const isSmall = (element: Element, pseudo?: string) => {
    const { fontSize } = getComputedStyle(element, pseudo)
    return parseFloat(fontSize) * drawn(element) < smallest
  }
  const found: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const text = texts.map((node) => node.textContent).join('')
    const holdsText = text.trim() !== '' || element.matches('input, select, textarea')
    if (holdsText && isSmall(element)) found.push(text || element.outerHTML)
    for (const pseudo of ['::before', '::after']) {
      const { content } = getComputedStyle(element, pseudo)
      if (
        /\w/.test(content) &&
        !/^(none|normal|url.*)$/.test(content) &&
        isSmall(element, pseudo)
      ) {
        found.push(content)
      }
    }
  }
  return found
}

test('on a desk Home shows the model of the service that the pointer or the keyboard is at', async ({
  page,
}) => {
  test.skip(services.length < 3, 'fewer services stand beside each other')
  await page.setViewportSize(wideScreen)
  await visit(page, '/')
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const links = services.map(({ title }) => rows.getByRole('link', { name: title }))
  // the page may be scrolled for a pointer
  const tops = () =>
    page
      .evaluate(() => window.scrollY)
      .then((scrolled) =>
        Promise.all(links.map(async (link) => ((await link.boundingBox())?.y ?? 0) + scrolled)),
      )
  const expectShown = async (shown: number) => {
    const seen = links.map((_, index) => (index === shown ? '1' : '0'))
    await expect
      .poll(() =>
        Promise.all(
          links.map((link) =>
            link.evaluate((each) => {
              const picture = each.closest('article')?.firstElementChild
              return picture && getComputedStyle(picture).opacity
            }),
          ),
        ),
      )
      .toEqual(seen)
  }
  await links[0]?.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await expectShown(0)
  const atRest = await tops()
  await links[2]?.hover()
  await expectShown(2)
  expect(await tops()).toEqual(atRest)
  await page.mouse.move(0, 0)
  await expectShown(0)
  await links[1]?.focus()
  await expectShown(1)
})
