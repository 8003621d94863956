import { cp, mkdir } from 'node:fs/promises'

import { writeDesk } from '#extras/editor/build-editor.ts'
import { editing } from '#src/generated/content/editing.ts'

import { finishExtras, prepareExtras } from './extras.ts'
import { writeFonts } from './fonts/fonts.ts'
import { LOCAL_DESK } from './hosts/addresses.ts'
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

/** The same, and the desk for the development server. */
export async function prepareDesk() {
  await Promise.all([prepare(), writeDesk(LOCAL_DESK)])
}

/** Writes the whole site into dist/. */
export async function build() {
  // Encoding takes the longest and leaves a processor idle now and then.
  await Promise.all([encodePictures(), prepare().then(() => writePages(DIST))])
  await cp('public', DIST, { recursive: true })
  await finishExtras(DIST)
  await writeSitemap(DIST)
  await writeHosts(DIST)
  if (editing?.repository) await writeDesk(DIST)
  await compress(DIST)
}
