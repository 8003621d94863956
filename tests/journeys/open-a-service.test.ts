import type { Page } from '@playwright/test'

import { shownFacts } from '#build/content/shown-facts.ts'
import { pages } from '#src/content/pages.ts'
import { services } from '#src/content/services.ts'

import { scrollUntilThere } from '../scroll-until-there.ts'
import { expectAccessible } from './axe.ts'
import { serviceCard, serviceDialog } from './cards.ts'
import { letFramesPass, scrolledTo, scrollTo } from './scrolling.ts'
import { expect, expectPage, goTo, phoneScreen, test, visit, wideScreen } from './site.ts'

const { model } = (await shownFacts()).home
const [first, second = first, , solar = first] = services

test('each service opens whole, and leads to the form with its subject', async ({ page }) => {
  await visit(page, '/contact')
  for (const { id, title, details, imageAlt, subServices, subject } of services) {
    await goTo(page, pages.services)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await cardButton(page, title).click()
    const dialog = serviceDialog(page, title)
    await expect(page).toHaveURL(`/services#${id}`)
    await expect(dialog.getByRole('img', { name: imageAlt })).toBeVisible()
    await expect(dialog.getByText(details).first()).toBeVisible()
    await expect(dialog.getByRole('listitem')).toContainText(subServices.map((each) => each.title))
    for (const { description } of subServices) {
      await expect(dialog.getByText(description).first()).toBeVisible()
    }
    await dialog.getByRole('link', { name: 'Inquire About This Service' }).click()
    await expect(page).toHaveURL(`/contact?${new URLSearchParams({ subject })}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Subject')).toHaveValue(subject)
    await expect.poll(() => scrolledTo(page)).toBe(0)
  }
})

test('a service opens from its card on Home and from its part of the model', async ({ page }) => {
  await visit(page, '/')
  const parts = services.flatMap(({ id, title }) => {
    const named = model?.callouts.filter(({ service }) => service === id) ?? []
    return named.map(({ name }) => ({ id, title, link: name }))
  })
  const card = { ...solar, link: solar.title }
  for (const { id, title, link } of [card, ...parts]) {
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(`/services#${id}`)
    await expect(serviceDialog(page, title)).toBeVisible()
    await page.goBack()
  }
})

test('a press anywhere on a card opens it; X, Escape and outside close it', async ({ page }) => {
  await visit(page, '/services')
  const card = serviceCard(page, first.title)
  const dialog = serviceDialog(page, first.title)
  const waysOut = [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(12, 350),
  ]
  for (const leave of waysOut) {
    await card.getByText(first.description).first().click()
    // a press on the service itself leaves it open
    await dialog.getByText(first.details).first().click()
    await dialog.getByRole('heading', { name: first.title, exact: true }).click()
    await letFramesPass(page)
    await expect(dialog).toBeVisible()
    await leave()
    await expect(dialog).toBeHidden()
    await expect(cardButton(page, first.title)).toBeFocused()
    await expect(page).toHaveURL('/services')
  }
})

test('words of a service can be selected beyond its edge', async ({ page }) => {
  await visit(page, '/services')
  await cardButton(page, first.title).click()
  const dialog = serviceDialog(page, first.title)
  await dialog.getByText(first.details).first().hover()
  await page.mouse.down()
  await page.mouse.move(12, 350, { steps: 4 })
  await page.mouse.up()
  await letFramesPass(page)
  await expect.poll(() => page.evaluate(() => String(getSelection()))).not.toBe('')
  await expect(dialog).toBeVisible()
})

test('a service that an address opens on a phone is in one face, though the display face comes later', async ({
  page,
}) => {
  await page.setViewportSize(phoneScreen)
  await page.goto(`/services#${first.id}`)
  await expect(page.locator('html')).toHaveAttribute('data-face', 'late')
  const names = serviceDialog(page, first.title).locator('h2, li b')
  await expect(names).toHaveCount(1 + first.subServices.length)
  const faces = await names.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).fontFamily),
  )
  expect(new Set(faces).size).toBe(1)
})

test('the focus goes into an open service and stays there', async ({ page }) => {
  await visit(page, '/services')
  await cardButton(page, first.title).click()
  const dialog = serviceDialog(page, first.title)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible(page)
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    // between the last and the first the focus may pass the browser's own controls
    const inside = await dialog.evaluate((element) => {
      return document.activeElement === document.body || element.contains(document.activeElement)
    })
    expect(inside, key).toBe(true)
  }
})

test('Back closes a service, Forward opens it, closing leaves no history', async ({ page }) => {
  await visit(page, '/about')
  await goTo(page, pages.services)
  await cardButton(page, solar.title).click()
  const dialog = serviceDialog(page, solar.title)
  await expect(dialog).toBeVisible()
  // the address follows once the dialog is painted
  await expect(page).toHaveURL(`/services#${solar.id}`)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/services')
  await page.goForward()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`/services#${solar.id}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await expectPage(page, pages.about)
})

test('where Back leads to the same address, services open still', async ({ page }) => {
  await visit(page, '/services')
  const dialog = page.getByRole('dialog')
  await cardButton(page, first.title).click()
  await expect(dialog).toHaveAccessibleName(first.title)
  // the address follows once the dialog is painted
  await expect(page).toHaveURL(`/services#${first.id}`)
  await page.evaluate(() => history.pushState(history.state, '', location.href))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/services')
  await cardButton(page, second.title).click()
  await expect(dialog).toHaveAccessibleName(second.title)
})

test('the address of a service opens it, and an unknown one opens nothing', async ({ page }) => {
  await visit(page, `/services#${solar.id}`)
  await expect(page.getByRole('dialog')).toHaveAccessibleName(solar.title)
  // its X is a link, and Escape does nothing, until its script is at work
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/services')
  await expect(cardButton(page, solar.title)).toBeFocused()

  await page.goto('about:blank')
  await visit(page, '/services#no-such-service')
  await letFramesPass(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await scrolledTo(page)).toBe(0)
})

for (const screen of [phoneScreen, wideScreen]) {
  test(`the page behind a service stays where it is at ${screen.width} px`, async ({ page }) => {
    await page.setViewportSize({ ...screen, height: 720 })
    await visit(page, '/services')
    await scrollTo(page, 90)
    await scrollUntilThere(cardButton(page, solar.title))
    // as far as the press itself has to scroll
    await cardButton(page, solar.title).click({ trial: true })
    const before = await scrolledTo(page)
    expect(before).toBeGreaterThan(0)
    const dialog = serviceDialog(page, solar.title)
    await cardButton(page, solar.title).click()
    await expect(dialog).toBeVisible()
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 300)
    await letFramesPass(page)
    expect(await scrolledTo(page), 'open').toBe(before)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await letFramesPass(page)
    expect(await scrolledTo(page), 'closed').toBe(before)
  })
}

test('Ctrl and the middle button open a service in a tab of its own', async ({ page, context }) => {
  await visit(page, '/services')
  const title = serviceCard(page, first.title).getByRole('link')
  for (const press of [
    () => title.click({ modifiers: ['ControlOrMeta'] }),
    () => title.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page')
    await press()
    const tab = await opened
    await expect(serviceDialog(tab, first.title)).toBeVisible()
    await tab.close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/services')
  }
})

test('text of a card can be selected, and the card opens still', async ({ page }) => {
  await visit(page, '/services')
  const words = serviceCard(page, first.title).getByText(first.description).first()
  const { x, y, width } = await words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const [line] = range.getClientRects()
    return { x: line?.x ?? 0, y: line?.y ?? 0, width: line?.width ?? 0 }
  })
  await page.mouse.move(x + 2, y + 8)
  await page.mouse.down()
  await page.mouse.move(x + width / 3, y + 8, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).not.toBe('')
  await letFramesPass(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await words.click()
  await expect(serviceDialog(page, first.title)).toBeVisible()
})

function cardButton(page: Page, title: string) {
  return serviceCard(page, title).getByRole('button')
}

test('the services at the top lead down to each, and open none', async ({ page }) => {
  await visit(page, '/services')
  const index = page.getByRole('navigation', { name: 'Services on this page' })
  if (services.length === 1) return expect(index).toHaveCount(0)
  await expect(index.getByRole('link')).toHaveText(services.map(({ title }) => title))
  for (const { title } of services.toReversed()) {
    await index.getByRole('link', { name: title }).press('Enter')
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
