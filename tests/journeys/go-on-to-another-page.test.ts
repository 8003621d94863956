import type { Page } from '@playwright/test'

import { menu, pages } from '#app/content/pages.ts'

import { expect, navbar, saveData, test, visit, wideScreen } from './site.ts'

const STYLES_LATE_MS = 1500

test.use({ viewport: wideScreen })

test('the scripts of the other pages come when the line is idle', async ({ page }) => {
  const scripts = watchScripts(page)
  await visit(page, '/')
  for (const { path, label } of menu) {
    const script = path === '/' ? 'home' : label.toLowerCase()
    await expect.poll(() => scripts.some((each) => each.startsWith(`${script}-`)), label).toBe(true)
  }
})

test('a visitor who saves data gets a page’s script when pointing at its link, no earlier', async ({
  page,
}) => {
  await saveData(page)
  const scripts = watchScripts(page)
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((each) => /^(about|services|projects|contact)-/.test(each))).toEqual([])
  const picture = page.waitForRequest(/\/pictures\/about-/)
  await navbar(page).getByRole('link', { name: 'About' }).hover()
  await expect.poll(() => scripts.some((each) => each.startsWith('about-'))).toBe(true)
  // its first picture does not wait until the page is drawn
  await picture
  await expect(page).toHaveURL('/')
  expect(scripts.filter((each) => /^(services|projects|contact)-/.test(each))).toEqual([])
})

test('a page reached before its styles are there waits for them', async ({ page }) => {
  await saveData(page)
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, STYLES_LATE_MS))
    await route.continue()
  })
  await visit(page, '/contact')
  const seen = page.evaluate(
    (heading) =>
      new Promise((resolve) => {
        const look = () => {
          const drawn = document.querySelector('h1')?.textContent === heading
          const hidden = getComputedStyle(document.body).opacity === '0'
          if (!drawn || hidden) requestAnimationFrame(look)
          else resolve([...document.styleSheets].filter(({ href }) => href).length)
        }
        look()
      }),
    pages.services.heading,
  )
  await navbar(page).getByRole('link', { name: 'Services' }).click()
  expect(await seen, 'stylesheets that were there when the new page was seen').toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.services.heading)
})

test('a page whose styles cannot be had is loaded with its own in it', async ({ page, site }) => {
  site.allow(/ERR_FAILED/)
  await page.route('**/*.css', (route) => route.abort())
  const heading = page.getByRole('heading', { level: 1 })
  await visit(page, '/contact')
  const look = await heading.boundingBox()
  await visit(page, '/')
  const loaded = page.waitForEvent('load')
  await navbar(page).getByRole('link', { name: 'Contact' }).click()
  await loaded
  await expect(page).toHaveURL('/contact')
  await expect(heading).toHaveText(pages.contact.heading)
  expect(await heading.boundingBox()).toEqual(look)
})

/** The names of the scripts a tab asks for, from now on. */
function watchScripts(page: Page) {
  const names: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) names.push(pathname.replace('/assets/', ''))
  })
  return names
}
