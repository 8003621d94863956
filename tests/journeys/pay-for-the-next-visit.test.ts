import { readdirSync, readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { menu } from '#app/content/pages.ts'

import { picturesShown as sizesShown } from '../../pipeline/offline/pictures-shown.ts'
import { picturesFor } from '../../worker/picture-choice.ts'
import { budgets } from '../budgets.ts'
import { keptAddresses, keptForOffline, noLine, test } from './host.ts'
import { expectPictures, openEverything, picturesShown } from './pictures.ts'
import { expect, saveData, scrollThrough, visit } from './site.ts'

const html = menu.map(({ path }) => readFileSync(`dist/${path.slice(1) || 'index'}.html`, 'utf8'))
const shown = sizesShown(html)
const files = readdirSync('dist/pictures').map((name) => ({ url: `/pictures/${name}` }))

test.use({
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
})

test('a phone fetches ahead what it shows and no more, at most 700 KB', async ({ page, host }) => {
  await visit(page, '/')
  await keptForOffline(page)
  expect(host.sentAheadBytes).toBeGreaterThan(200_000)
  expect(host.sentAheadBytes).toBeLessThanOrEqual(budgets.fetchedAhead)
  const kept = (await keptAddresses(page)).filter(isPicture)
  expect(host.asked.filter((address) => address.endsWith('.pdf'))).toEqual([])
  expect((await loadAll(page)).toSorted()).toEqual(kept.toSorted())
})

for (const [width, deviceScaleFactor] of [
  [412, 2.625],
  [320, 1.5],
  [390, 3],
  [1440, 1],
] as const) {
  const screen = { width, height: 800 }

  test.describe(`on a screen of ${width} with ${deviceScaleFactor} pixels each`, () => {
    test.use({ viewport: screen, screen, deviceScaleFactor, isMobile: width < 700 })

    test('the worker takes the sizes that the browser takes, up to 700 KB', async ({
      page,
      host,
    }) => {
      await visit(page, '/')
      await keptForOffline(page)
      expect(host.sentAheadBytes).toBeGreaterThan(200_000)
      expect(host.sentAheadBytes).toBeLessThanOrEqual(budgets.fetchedAhead)
      const kept = (await keptAddresses(page)).filter(isPicture)
      const taken = await loadAll(page)
      const own = picturesFor({ width, density: deviceScaleFactor }, 'avif', shown, files, Infinity)
      expect(taken.toSorted()).toEqual([...own].toSorted())
      expect(taken.toSorted()).toEqual(kept.toSorted())
    })
  })
}

test('where data is saved nothing is fetched ahead, and a visited page reads all the same', async ({
  page,
  host,
  site,
}) => {
  site.allow(noLine)
  await saveData(page)
  await visit(page, '/contact')
  await keptForOffline(page)
  expect(await keptAddresses(page)).toEqual([])
  await visit(page, '/about')
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  expect(host.asked.filter((address) => /services|projects|hero/.test(address))).toEqual([])
  host.line = 'cut'
  await visit(page, '/about')
  await scrollThrough(page)
  await expectPictures(page, '/about')
  expect((await page.goto('/projects'))?.status()).toBe(503)
})

/** The files that the browser takes for all pictures of all pages. */
async function loadAll(page: Page) {
  const taken = new Set<string>()
  for (const { path } of menu) {
    await visit(page, path)
    await openEverything(page)
    for (const address of await picturesShown(page)) taken.add(address)
  }
  return [...taken]
}

function isPicture(address: string) {
  return address.startsWith('/pictures/')
}
