import { cp } from 'node:fs/promises'

import { shownFacts } from './content/shown-facts.ts'
import { finishExtras, prepareExtras } from './extras.ts'
import { writeHosts } from './hosts/write.ts'
import { compress } from './pages/compress.ts'
import { writePages } from './pages/prerender.ts'
import { writeSitemap } from './pages/sitemap.ts'
import { writeIcons } from './pictures/icons.ts'
import { encodePictures } from './pictures/pictures.ts'

const DIST = 'dist'

/** Writes the files of public/ that follow from the content, but for the pictures and the fonts. */
export async function prepare() {
  await writeIcons()
  await prepareExtras()
}

/** Encodes the pictures of the content into public/pictures. */
export async function writePictures() {
  await encodePictures(await shownFacts())
}

/** Writes the whole site into dist/. */
export async function build() {
  // Encoding takes the longest and leaves a processor idle now and then.
  await Promise.all([writePictures(), prepare().then(() => writePages(DIST))])
  await cp('public', DIST, { recursive: true })
  await finishExtras(DIST)
  await writeSitemap(DIST)
  await writeHosts(DIST)
  await compress(DIST)
}
