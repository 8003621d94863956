import type { Page, Route } from '@playwright/test'

import { whatsAppLink } from '#src/content/contact.ts'
import { filterChoices, projects, projectsIn } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'

import { filterProjects, serviceCard, serviceDialog } from './cards.ts'
import { atRest, expect, holdBack, phoneScreen, REACT_SCRIPT, scriptAtWork, test } from './site.ts'

const SCRIPTS = '**/assets/*.js'
const [, , supervision = services[0], solar = services[0]] = services

for (const [state, answer] of [
  ['answer 404', (route: Route) => route.fulfill({ status: 404, body: '' })],
  ['have not arrived', () => {}],
] as const) {
  test(`with scripts that ${state} every task but sending works`, async ({ page, site }) => {
    site.allow(/status of 404 .*\/assets\//)
    await page.route(SCRIPTS, answer)
    await doEverything(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every task but sending works', ({ page }) => doEverything(page))
})

test('a filter chosen before the script is kept, and put in the address', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/projects', { waitUntil: 'commit' })
  await filterProjects(page)
  release()
  await scriptAtWork(page)
  const { label = '', value = 'all' } = filterChoices.at(-1) ?? {}
  await expect(page).toHaveURL(label ? `/projects?category=${value}` : '/projects')
  await expect(page.getByRole('article')).toHaveCount(projectsIn(value).length)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(label ? 1 : 0)
})

test('all projects chosen before the script stay, whatever the address asks for', async ({
  page,
}) => {
  const release = await holdBack(page, REACT_SCRIPT)
  const [all, one] = filterChoices
  if (!all || !one) return
  await page.goto(`/projects?category=${one.value}`)
  await atRest(page)
  await expect(page.getByRole('article')).toHaveCount(projectsIn(one.value).length)
  await page.getByRole('radio', { name: all.label, exact: true }).check()
  release()
  await scriptAtWork(page)
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('article')).toHaveCount(projects.length)
})

test('a service, chat or menu opened before the script stays open', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  for (const [address, button, panel] of [
    ['/services', serviceCard(page, solar.title).getByRole('button'), solar.title],
    ['/about', page.getByRole('button', { name: 'Chat on WhatsApp' }), 'WhatsApp chat'],
    ['/about', page.getByRole('button', { name: 'Menu' }), 'Menu'],
  ] as const) {
    const release = await holdBack(page, SCRIPTS)
    await page.goto(address, { waitUntil: 'commit' })
    await button.click()
    release()
    await scriptAtWork(page)
    const dialog = page.getByRole('dialog', { name: panel, exact: true })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await page.unrouteAll()
  }
})

test('a service that is being closed while React comes stays closed', async ({ page }) => {
  const release = await holdBack(page, REACT_SCRIPT)
  await page.goto(`/services#${solar.id}`)
  await atRest(page)
  // as between the press and what the browser tells of it, when the address names the service still
  await page.evaluate(() => {
    const options = { capture: true, once: true }
    window.addEventListener('close', (event) => event.stopImmediatePropagation(), options)
  })
  const dialog = serviceDialog(page, solar.title)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  release()
  await scriptAtWork(page)
  await expect(dialog).toBeHidden()
})

async function doEverything(page: Page) {
  await page.setViewportSize(phoneScreen)
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const leave of ['button', 'link'] as const) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole(leave, { name: leave === 'link' ? 'Services' : 'Close' }).click()
    await expect(menu).toBeHidden()
  }
  await serviceCard(page, supervision.title).getByRole('button').click()
  const dialog = serviceDialog(page, supervision.title)
  await expect(dialog.getByText(supervision.details).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`/services#${solar.id}`, { waitUntil: 'commit' })
  await expect(serviceDialog(page, solar.title)).toBeVisible()
  await page.goto('/projects', { waitUntil: 'commit' })
  for (const { value, label } of filterChoices.toReversed()) {
    await page.getByRole('radio', { name: label, exact: true }).check()
    await expect(page.getByRole('article')).toHaveCount(projectsIn(value).length)
  }
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  const panel = page.getByRole('dialog', { name: 'WhatsApp chat' })
  const start = panel.getByRole('link', { name: 'Start chat' })
  await expect(start).toHaveAttribute('href', whatsAppLink('services'))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
  await letTheNoteAppear(page)
  await expect(page.getByText('This form needs JavaScript to send.')).toBeVisible()
}

/** The form gives its script some seconds; the styles count them, which a test need not sit out. */
async function letTheNoteAppear(page: Page) {
  await page
    .locator('form')
    .evaluate((form) => form.getAnimations({ subtree: true }).forEach((each) => each.finish()))
}
