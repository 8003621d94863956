import type { Page } from '@playwright/test'

import { pages } from '#src/content/pages.ts'
import { services } from '#src/content/services.ts'

import { filterProjects, serviceCard } from './cards.ts'
import { sendMessage } from './message-form.ts'
import { picturesSeenOn } from './pictures.ts'
import { letFramesPass, scrollThrough } from './scrolling.ts'
import { expect, expectPage, goTo, test, unknownPath, visit, walkTheMenu } from './site.ts'

test('with storage and cookies blocked every page reads and works', async ({ page, context }) => {
  await context.addInitScript(() => {
    const blocked = {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, blocked)
    }
    Object.defineProperty(Document.prototype, 'cookie', blocked)
  })
  await visit(page, unknownPath)
  await walkTheMenu(page)
  await page.getByLabel('Your Message').fill('A well?')
  await goTo(page, pages.services)
  await serviceCard(page, services[0].title).getByRole('button').click()
  await page.getByRole('link', { name: 'Inquire About This Service' }).click()
  await expect(page.getByLabel('Your Message')).toHaveValue('A well?')
  await sendMessage(page)
  await goTo(page, pages.projects)
  await filterProjects(page)
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  await expect(page.getByRole('dialog', { name: 'WhatsApp chat' })).toBeVisible()
})

test('a blocked image leaves a placeholder with its title', async ({ page, context, site }) => {
  site.allow(/net::ERR_FAILED .*\.(avif|webp|png|svg|woff2)(#\w+)?\)$/)
  // the font may come in time or not, which is not what is compared here
  await context.route('**/fonts/**', (route) => route.abort())
  const illustrated = ['/', '/about', '/projects']
  const before = new Map<string, string[]>()
  for (const address of illustrated) {
    await visit(page, address)
    await scrollThrough(page)
    before.set(address, boxesOf(await picturesSeenOn(page)))
  }
  await context.route('**', (route) => {
    return route.request().resourceType() === 'image' ? route.abort() : route.fallback()
  })
  for (const address of illustrated) {
    await visit(page, address)
    await scrollThrough(page)
    // a picture that failed is there again a moment later, as its placeholder
    const pictures = await picturesSeenOn(page)
    for (const { source, box } of pictures) {
      expect(source, `${address}: ${box}`).toMatch(/^data:image\/svg\+xml,.*%3Ctext[^>]*%3E(?!%3C)/)
    }
    expect(boxesOf(pictures)).toEqual(before.get(address))
  }
})

test('with the WhatsApp site blocked the page stays as it was', async ({ page, context, site }) => {
  site.allow(/wa\.me/)
  await context.route('https://wa.me/**', (route) => route.abort())
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Start chat' }).click()
  await (await popup).close()
  await expect(page.getByRole('dialog', { name: 'WhatsApp chat' })).toBeHidden()
  await expect(page).toHaveURL('/about')
})

function boxesOf(pictures: readonly { box: string }[]) {
  return pictures.map(({ box }) => box)
}

test('without the font file a heading has our face, on the next page not one letter of it', async ({
  page,
  site,
}) => {
  await page.route('**/fonts/**', (route) => route.abort())
  site.allow(/net::ERR_FAILED .*\/fonts\//)
  await visit(page, '/')
  await expect.poll(() => isOurFace(page)).toEqual([true])
  await goTo(page, pages.about)
  await expectPage(page, pages.about)
  await expect.poll(() => isOurFace(page)).toEqual([false])
})

test('a display face too late for the first screen is there for what follows', async ({ page }) => {
  await page.route('**/fonts/*', async (route) => {
    // when the browser has given it up
    await page.getByRole('heading', { level: 1 }).waitFor()
    await letFramesPass(page)
    await route.continue()
  })
  await page.goto('/about')
  await expect.poll(() => isOurFace(page, 'main section ~ section h2')).toEqual([true])
  expect(await isOurFace(page, 'header nav a')).toEqual([false])
})

/** Of each font that the letters of an element come from, whether it is a file of ours. */
async function isOurFace(page: Page, selector = 'h1') {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector,
  })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ isCustomFont }) => isCustomFont)
}
