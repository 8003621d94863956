import type { Page } from '@playwright/test'

import { pages } from '#app/content/pages.ts'

import { expect } from './site.ts'

/** The files of all pictures of the page that were loaded. */
export function picturesShown(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ currentSrc }) => currentSrc.includes('/pictures/'))
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  )
}

/** Every picture in sight is itself, and not the placeholder of a missing one. */
export async function expectPictures(page: Page, path: string) {
  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map(({ currentSrc, naturalWidth }) => ({ currentSrc, naturalWidth })),
  )
  for (const { currentSrc, naturalWidth } of seen) {
    expect(naturalWidth, `${path}: ${currentSrc}`).toBeGreaterThan(0)
    expect(currentSrc, path).not.toMatch(/^data:/)
  }
  if (path !== pages.contact.path) expect(seen.length, path).toBeGreaterThan(0)
}
