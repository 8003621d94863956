import { cp } from 'node:fs/promises'

import { writeDesk } from '#extras/editor/build-editor.ts'
import { writeWorker } from '#extras/offline/worker.ts'
import { writeProfile } from '#extras/profile/profile.ts'
import { writeSharePictures } from '#extras/profile/share-pictures.ts'
import { writeContactCard } from '#extras/sharing/contact-card.ts'
import { writeSharePages } from '#extras/sharing/share-pages.ts'
import { facts } from '#src/content/facts.ts'

import { shownFacts } from './content/shown-facts.ts'
import { LOCAL_DESK } from './hosts/addresses.ts'
import { writeHosts } from './hosts/write.ts'
import { compress } from './pages/compress.ts'
import { writePages } from './pages/prerender.ts'
import { writeSitemap } from './pages/sitemap.ts'
import { writeIcons } from './pictures/icons.ts'
import { encodePictures } from './pictures/pictures.ts'
import { writeQrCodes } from './pictures/qr.ts'

const DIST = 'dist'

/** Writes the files of public/ that follow from the content, but for the pictures and the fonts. */
export async function prepare() {
  await Promise.all([writeIcons(), writeQrCodes(), writeContactCard()])
  await writeProfile()
  await writeSharePictures()
}

/** The same, and the desk for the development server. */
export async function prepareDesk() {
  await Promise.all([prepare(), writeDesk(LOCAL_DESK)])
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
  await writeSharePages(DIST)
  await writeSitemap(DIST)
  await writeHosts(DIST)
  // Knows each page by its hash, but not the desk.
  await writeWorker(DIST)
  if (facts.editing?.repository) await writeDesk(DIST)
  await compress(DIST)
}
