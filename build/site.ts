import { cp, mkdir } from 'node:fs/promises'

import { finishExtras, prepareExtras } from './extras.ts'
import { writeFonts } from './fonts/fonts.ts'
import { writeHosts } from './hosts/write.ts'
import { compress } from './pages/compress.ts'
import { writePages } from './pages/prerender.ts'
import { writeSitemap } from './pages/sitemap.ts'
import { writeIcons } from './pictures/icons.ts'
import { describePictures, encodePictures } from './pictures/pictures.ts'

const DIST = 'dist'

/** Writes what Vite needs before it starts, in development as in a build; not the pictures. */
export async function prepare() {
  await mkdir('src/generated', { recursive: true })
  await Promise.all([describePictures(), writeFonts(), writeIcons()])
  await prepareExtras()
}

/** Writes the whole site into dist/. */
export async function build() {
  // Encoding takes the longest and leaves a processor idle now and then.
  await Promise.all([encodePictures(), prepare().then(() => writePages(DIST))])
  await cp('public', DIST, { recursive: true })
  await finishExtras(DIST)
  await writeSitemap(DIST)
  await writeHosts(DIST)
  await compress(DIST)
}
