import type { Page } from '@playwright/test'

import { menu, pages } from '#app/content/pages.ts'

import { expect, navbar, saveData, scriptAtWork, test, visit, wideScreen } from './site.ts'

test.use({ viewport: wideScreen })

test('the scripts of the other pages come when nothing else is being done', async ({ page }) => {
  const scripts = watchScripts(page)
  await visit(page, '/')
  for (const { path, label } of menu) {
    const script = path === '/' ? 'home' : label.toLowerCase()
    await expect.poll(() => scripts.some((each) => each.startsWith(`${script}-`)), label).toBe(true)
  }
})

test('a visitor who saves data gets a page’s script at the press on its link, no earlier', async ({
  page,
}) => {
  await saveData(page)
  const scripts = watchScripts(page)
  await visit(page, '/')
  const link = navbar(page).getByRole('link', { name: 'About' })
  await navbar(page).getByRole('link', { name: 'Services' }).focus()
  await link.hover()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((each) => /^(about|services|projects|contact)-/.test(each))).toEqual([])
  // its first picture does not wait until the page is rendered
  const picture = page.waitForRequest(/\/pictures\/about-/)
  await page.mouse.down()
  await picture
  await expect.poll(() => scripts.some((each) => each.startsWith('about-'))).toBe(true)
  await expect(page).toHaveURL('/')
  expect(scripts.filter((each) => /^(services|projects|contact)-/.test(each))).toEqual([])
})

test('a page is not shown before its styles, and the one before it stays until then', async ({
  page,
}) => {
  await saveData(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.css', async (route) => {
    await released
    await route.continue()
  })
  await visit(page, '/contact')
  const asked = page.waitForRequest('**/*.css')
  await navbar(page).getByRole('link', { name: 'Services' }).click()
  await asked
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(pages.contact.heading)
  await expect(page).toHaveURL('/contact')
  release()
  await expect(heading).toHaveText(pages.services.heading)
  await expect(page).toHaveURL('/services')
  await expect(heading).toBeFocused()
})

test('of two pages chosen before either is there, the last is shown', async ({ page }) => {
  await saveData(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await visit(page, '/')
  await page.route('**/*.css', async (route) => {
    await released
    await route.continue()
  })
  await navbar(page).getByRole('link', { name: 'About' }).click()
  await navbar(page).getByRole('link', { name: 'Contact' }).click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.heading)
  await expect(page).toHaveURL('/contact')
})

for (const [sentence, part] of [
  ['a page whose script cannot be had is loaded as a document', '**/contact-*.js'],
  ['a page whose stylesheet cannot be had is loaded as a document', '**/contact-*.css'],
] as const) {
  test(sentence, async ({ page, site }) => {
    site.allow(/ERR_FAILED/)
    await page.route(part, (route) =>
      page.url().endsWith('/contact') ? route.continue() : route.abort(),
    )
    await visit(page, '/')
    const loaded = page.waitForEvent('load')
    await navbar(page).getByRole('link', { name: 'Contact' }).click()
    await loaded
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.heading)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
}

test('a page whose stylesheet never comes is loaded as a document after a while', async ({
  page,
}) => {
  await saveData(page)
  await page.route('**/*.css', () => {})
  await page.clock.install()
  await visit(page, '/')
  const asked = page.waitForRequest('**/*.css')
  await navbar(page).getByRole('link', { name: 'Contact' }).click()
  await asked
  const loaded = page.waitForEvent('load')
  await page.clock.fastForward(10_000)
  await loaded
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.heading)
})

test('a page that Back leads to, and whose script cannot be had, is loaded as a document', async ({
  page,
  site,
}) => {
  site.allow(/ERR_FAILED/)
  await saveData(page)
  await goFromAboutToServices(page)
  await page.reload()
  await scriptAtWork(page)
  await page.route('**/about-*.js', (route) => route.abort())
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading)
  await expect(page).toHaveURL('/about')
})

test('Back leads to the page before also where the scripts could not be had', async ({
  page,
  site,
}) => {
  site.allow(/ERR_FAILED/)
  await goFromAboutToServices(page)
  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading)
})

async function goFromAboutToServices(page: Page) {
  await visit(page, '/about')
  await navbar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.services.heading)
}

/** The names of the scripts a tab asks for, from now on. */
function watchScripts(page: Page) {
  const names: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) names.push(pathname.replace('/assets/', ''))
  })
  return names
}
