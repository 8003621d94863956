import { expect, type Page } from '@playwright/test'

import { shownFacts } from '#build/content/shown-facts.ts'
import { encodedPictures } from '#build/pictures/pictures.ts'
import { filesOf, keyOf } from '#src/components/pictures/picture-files.ts'
import type { Picture } from '#src/content/picture-fields.ts'

const encoded = await encodedPictures(await shownFacts())

/** Every picture that has a place on the page: its file, whether it is seen, and where. */
function picturesOn(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const { left, top, width, height } = image.getBoundingClientRect()
        const box = [left, top + window.scrollY, width, height].map(Math.round).join(' ')
        return { source: image.currentSrc, seen: image.complete && image.naturalWidth > 0, box }
      }),
  )
}

/**
 * The paths of those files that are there or on their way.
 *
 * @public for extras
 */
export async function sourcesOn(page: Page) {
  const sources = (await picturesOn(page)).map(({ source }) => source)
  return sources.filter(Boolean).map((source) => new URL(source).pathname)
}

/** Every picture that has a place on the page, once each is seen, be it in the place of a lost one. */
export async function picturesSeenOn(page: Page) {
  const unseen = async () => (await picturesOn(page)).filter(({ seen }) => !seen)
  await expect.poll(unseen).toEqual([])
  const pictures = await picturesOn(page)
  expect(pictures.length).toBeGreaterThan(0)
  return pictures
}

/** Every picture in sight is itself, and not the placeholder of a missing one. */
export async function expectPictures(page: Page) {
  for (const { source } of await picturesSeenOn(page)) expect(source).toContain('/pictures/')
}

/**
 * The files that the build made of a picture of pictures/.
 *
 * @public for extras
 */
export function filesIn(picture: Picture) {
  const own = encoded[keyOf(picture)]
  return own && filesOf(own)
}

/** How the addresses of a picture's files begin, by what the content calls it. */
export function beginningOf(picture: Picture) {
  return beginningOfFile(filesIn(picture)?.fallback ?? '')
}

/** The address of a picture's file without what tells it from its others: width, hash and format. */
export function beginningOfFile(address: string) {
  return address.replace(/-\d+\.\w+\.\w+$/, '')
}
