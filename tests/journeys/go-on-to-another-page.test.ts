import type { Locator, Page as Tab } from '@playwright/test'

import { story } from '#src/content/company.ts'
import { menu, type Page, pages } from '#src/content/pages.ts'

import { beginningOf } from './pictures.ts'
import { letFramesPass } from './scrolling.ts'
import {
  expect,
  expectPage,
  goTo,
  holdBack,
  phoneScreen,
  saveData,
  scriptAtWork,
  test,
  visit,
} from './site.ts'

test('a page’s script comes when a link to it is on the screen', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  const scripts = watchScripts(page)
  const expectScripts = async (of: readonly Page[]) => {
    for (const { path, label } of of) {
      const script = path === '/' ? 'home' : label.toLowerCase()
      await expect.poll(() => scripts.join(' '), label).toMatch(new RegExp(`\\b${script}-`))
    }
  }
  await visit(page, '/')
  await expectScripts([pages.home, pages.about, pages.services])
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((each) => /^(projects|contact)-/.test(each))).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectScripts(menu)
})

test('the next pages’ styles come behind all others, and nothing is laid out again', async ({
  page,
}) => {
  await page.setViewportSize(phoneScreen)
  const styles = () => {
    return page.evaluate(() => [...document.styleSheets].map((each) => each.href ?? 'inlined'))
  }
  const letThrough = await holdBack(page, /\/assets\/(about|services|heads)-.*\.css/)
  await visit(page, '/')
  const before = await styles()
  letThrough()
  await expect
    .poll(async () => (await styles()).join(' '))
    .toMatch(/about-.*services-|services-.*about-/)
  expect((await styles()).slice(0, before.length)).toEqual(before)
})

test('a phone’s first screen is in the display face, and once its page is idle what is below; the next page is all in it', async ({
  page,
}) => {
  await page.setViewportSize(phoneScreen)
  const isInDisplayFace = (words: Locator) => {
    return words.evaluate((each) => {
      const name = (family = '') => family.trim().replaceAll('"', '')
      const [first] = getComputedStyle(each).fontFamily.split(',').map(name)
      const faces = [...document.fonts].filter(({ family }) => name(family) === first)
      return faces.some(({ status }) => status === 'loaded')
    })
  }
  const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route('**/fonts/**', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  const first = [
    page.getByRole('heading', { level: 1 }),
    button.getByText('Menu'),
    page.getByRole('complementary').getByText('Call us'),
    page.getByRole('link', { name: 'Our services' }),
  ]
  for (const words of first) await expect.poll(() => isInDisplayFace(words)).toBe(true)
  const below = page.getByRole('heading', { name: story.short.heading })
  expect(await isInDisplayFace(below)).toBe(false)
  letItCome()
  await expect.poll(() => isInDisplayFace(below)).toBe(true)
  await button.click()
  const menuLinks = page.getByRole('navigation', { name: 'Menu' })
  expect(await isInDisplayFace(menuLinks.getByRole('link').first())).toBe(true)
  await scriptAtWork(page)
  await menuLinks.getByRole('link', { name: pages.contact.label }).click()
  await expectPage(page, pages.contact)
  for (const words of [page.getByRole('heading', { level: 1 }), button.getByText('Menu')]) {
    await expect.poll(() => isInDisplayFace(words)).toBe(true)
  }
})

test('who saves data does not pay for the display face on a phone', async ({ page }) => {
  await saveData(page)
  await page.setViewportSize(phoneScreen)
  const fonts: string[] = []
  page.on('request', (request) => fonts.push(...(request.url().match(/\/fonts\/.*/) ?? [])))
  await page.goto('/', { waitUntil: 'networkidle' })
  await scriptAtWork(page)
  expect(fonts).toEqual([])
})

test('who saves data gets a page’s script at the press on its link', async ({ page }) => {
  await saveData(page)
  const scripts = watchScripts(page)
  await visit(page, '/')
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Services' }).focus()
  await bar.getByRole('link', { name: 'About' }).hover()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((each) => /^(about|services|projects|contact)-/.test(each))).toEqual([])
  // its first picture does not wait until the page is rendered
  const first = beginningOf(pages.about.firstPicture)
  const asked = page.waitForRequest((request) => request.url().includes(first))
  await page.mouse.down()
  const picture = (await asked).url()
  await expect.poll(() => scripts.some((each) => each.startsWith('about-'))).toBe(true)
  await expect(page).toHaveURL('/')
  expect(scripts.filter((each) => /^(services|projects|contact)-/.test(each))).toEqual([])
  // and is the one that is then shown
  await page.mouse.up()
  await expectPage(page, pages.about)
  const shown = page.getByRole('main').getByRole('img').first()
  await expect.poll(() => shown.evaluate((each: HTMLImageElement) => each.currentSrc)).toBe(picture)
})

test('no page is shown before its styles, and of two chosen the last', async ({ page }) => {
  await saveData(page)
  await page.clock.install()
  await visit(page, '/contact')
  await stopTheClock(page)
  const release = await holdBack(page, '**/*.css')
  const asked = page.waitForRequest('**/*.css')
  await goTo(page, pages.about)
  await asked
  await expectPage(page, pages.contact)
  await goTo(page, pages.services)
  await expectPage(page, pages.contact)
  release()
  await expectPage(page, pages.services)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Back calls off a page that has not come', async ({ page }) => {
  await saveData(page)
  await page.clock.install()
  await visit(page, '/')
  await goTo(page, pages.about)
  await expectPage(page, pages.about)
  await stopTheClock(page)
  const release = await holdBack(page, '**/contact-*.js')
  const asked = page.waitForRequest('**/contact-*.js')
  await goTo(page, pages.contact)
  await asked
  await page.goBack()
  await expectPage(page, pages.home)
  const came = page.waitForEvent('requestfinished', (each) => each.url().includes('/contact-'))
  release()
  await came
  await page.clock.resume()
  await letFramesPass(page)
  await expectPage(page, pages.home)
})

for (const part of ['script', 'stylesheet']) {
  test(`a page whose ${part} cannot be had is loaded as a document`, async ({ page, site }) => {
    site.allow(/ERR_FAILED/)
    const files = part === 'script' ? '**/contact-*.js' : '**/contact-*.css'
    await page.route(files, (route) =>
      page.url().endsWith(pages.contact.path) ? route.continue() : route.abort(),
    )
    await visit(page, '/')
    const loaded = page.waitForEvent('load')
    await goTo(page, pages.contact)
    await loaded
    await expectPage(page, pages.contact)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
}

test('a page whose stylesheet never comes is loaded as a document', async ({ page }) => {
  await saveData(page)
  await page.route(/assets\/(?!print|ground)[^/]+\.css$/, () => {})
  await page.clock.install()
  await visit(page, '/')
  await stopTheClock(page)
  const asked = page.waitForRequest('**/*.css')
  await goTo(page, pages.contact)
  await asked
  const loaded = page.waitForEvent('load')
  await page.clock.fastForward(10_000)
  await loaded
  await expectPage(page, pages.contact)
})

test('Back loads a page as a document when its script cannot be had', async ({ page, site }) => {
  site.allow(/ERR_FAILED/)
  await saveData(page)
  await goFromAboutToServices(page)
  await page.reload()
  await scriptAtWork(page)
  await page.route('**/about-*.js', (route) => route.abort())
  await page.goBack()
  await expectPage(page, pages.about)
})

test('Back leads to the page before where no script could be had', async ({ page, site }) => {
  site.allow(/ERR_FAILED/)
  await goFromAboutToServices(page)
  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  await page.goBack()
  await expectPage(page, pages.about)
})

/** A page that takes too long is loaded as a document; the test alone says how long it takes. */
async function stopTheClock(page: Tab) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

async function goFromAboutToServices(page: Tab) {
  await visit(page, '/about')
  await goTo(page, pages.services)
  await expectPage(page, pages.services)
}

/** The names of the scripts a tab asks for, from now on. */
function watchScripts(page: Tab) {
  const names: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) names.push(pathname.replace('/assets/', ''))
  })
  return names
}
