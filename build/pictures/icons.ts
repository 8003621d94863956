import { mkdir, readFile, writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { company } from '#src/content/company.ts'

import { token } from '../fonts/tokens.ts'

const MARK = 'public/favicon.svg'
const ICONS = 'public/icons'
const MANIFEST = 'public/site.webmanifest'

/** iOS rounds the corners itself, so this icon has no margin. */
const TOUCH_ICON_PX = 180
const MANIFEST_ICONS_PX = [192, 512]
/** A mask may crop an icon to a circle of 80 % of its width, so the mark fits inside that. */
const MASKABLE_SHARE = 0.8

/** Renders the icons of the mark into public/icons and writes public/site.webmanifest. */
export async function writeIcons() {
  await mkdir(ICONS, { recursive: true })
  const mark = await readFile(MARK)
  await sharp(mark, { density: 600 })
    .resize(TOUCH_ICON_PX)
    .png({ palette: true })
    .toFile(`${ICONS}/apple-touch-icon.png`)
  for (const size of MANIFEST_ICONS_PX) {
    const margin = Math.round((size * (1 - MASKABLE_SHARE)) / 2)
    await sharp(mark, { density: 1000 })
      .resize(size - 2 * margin)
      // extends the mark's background to the edges
      .extend({ top: margin, right: margin, bottom: margin, left: margin, extendWith: 'copy' })
      .png({ palette: true })
      .toFile(`${ICONS}/maskable-${size}.png`)
  }
  await writeFile(MANIFEST, `${JSON.stringify(manifest(token('--paper')), undefined, 2)}\n`)
}

function manifest(paper: string) {
  return {
    name: company.name,
    short_name: company.shortName,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: paper,
    background_color: paper,
    icons: MANIFEST_ICONS_PX.map((size) => ({
      src: `/icons/maskable-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  }
}
