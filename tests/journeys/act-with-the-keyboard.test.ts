import type { Locator, Page } from '@playwright/test'

import { subjects } from '#src/content/contact.ts'
import { filterChoices, projectsIn } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'

import { serviceCard, serviceDialog } from './cards.ts'
import { expect, navbar, phoneScreen, test, visit, wideScreen } from './site.ts'

test('the skip link is the first stop, is seen, and leads to the content', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#main')
  await tabTo(page, page.getByRole('link', { name: 'Our services' }))
})

test('a visitor goes to a service, closes it, opens it and asks about it', async ({ page }) => {
  await visit(page, '/')
  await tabTo(page, navbar(page).getByRole('link', { name: 'Services' }))
  await page.keyboard.press('Enter')
  const [{ title, subject }] = services
  const button = serviceCard(page, title).getByRole('button')
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const dialog = serviceDialog(page, title)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page).toHaveURL('/services')
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('link', { name: 'Inquire About This Service' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
})

test('a visitor opens the menu of a phone, leaves by it, and opens the chat', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await visit(page, '/')
  await tabTo(page, page.getByRole('button', { name: 'Menu' }))
  await page.keyboard.press('Enter')
  const menuPanel = page.getByRole('dialog', { name: 'Menu' })
  await expect(menuPanel.getByRole('button', { name: 'Close' })).toBeFocused()
  await tabTo(page, menuPanel.getByRole('link', { name: 'About' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(menuPanel).toBeHidden()

  await tabTo(page, page.getByRole('button', { name: 'Chat on WhatsApp' }))
  await page.keyboard.press('Enter')
  const chat = page.getByRole('dialog', { name: 'WhatsApp chat' })
  await tabTo(page, chat.getByRole('link', { name: 'Start chat' }))
})

test('a visitor filters the projects', { tag: '@react' }, async ({ page }) => {
  await page.setViewportSize(wideScreen)
  await visit(page, '/projects')
  const [all, kind] = filterChoices
  if (all && kind) {
    await tabTo(page, page.getByRole('radio', { name: all.label, exact: true }))
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`/projects?category=${kind.value}`)
  }
  await expect(page.getByRole('article')).toHaveCount(projectsIn(kind?.value ?? 'all').length)
  await expect(page.getByRole('article').first()).toBeInViewport()
})

test('a visitor writes and sends a message', { tag: '@react' }, async ({ page }) => {
  await visit(page, '/contact')
  await tabTo(page, page.getByLabel('Full Name'))
  for (const words of ['Okello James', 'okello@example.com', '', subjects[0], 'A borehole?']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(/^Thank you for your message/)
})

for (const [screen, paths] of [
  [phoneScreen, ['/projects', '/contact']],
  [wideScreen, ['/projects']],
] as const) {
  test(`nothing in focus is hidden under a bar at ${screen.width} px`, async ({ page }) => {
    await page.setViewportSize(screen)
    for (const path of paths) {
      await visit(page, path)
      for (let stop = 0; stop < 60; stop++) {
        await page.keyboard.press('Tab')
        const covered = () => page.evaluate(focusIsCovered)
        await expect.poll(covered, `${path}, stop ${stop}`).toMatch(/^(end)?$/)
        if ((await covered()) === 'end') break
      }
    }
  })
}

/** Presses Tab until the element has the focus; the largest page has fewer stops. */
async function tabTo(page: Page, element: Locator) {
  for (let stop = 0; stop < 500; stop++) {
    await page.keyboard.press('Tab')
    if (await element.evaluate((each) => each === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${element}`)
}

/** Says what hides the element with the focus; 'end' after the last stop. */
function focusIsCovered(): string {
  const element = document.activeElement
  if (!element || element === document.body) return 'end'
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const points = [
    [left + 4, top + 4],
    [right - 4, bottom - 4],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const
  const seen = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y)
    return there !== null && (element.contains(there) || there.closest('label')?.contains(element))
  })
  return seen ? '' : `${element.outerHTML.slice(0, 120)} at ${Math.round(top)}`
}
