import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

import subsetFont from 'subset-font'

const CACHE = resolve('node_modules/.cache/visitor-fonts')

/** ASCII, and what the site writes beside it. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const CHARACTERS = `${ASCII}\u00A0°²³·×–—‘’“”…→✓`

type Weight = 400 | 700

/** The font a visitor's system has, and where a package of the registry keeps it. */
type VisitorFont = {
  file: (weight: Weight) => string
  /** By what name a page's `local()` finds its bold face, where the system's differs. */
  localName?: string
}

/** The kinds of font that systems set a page in: the wide one first, which most tests use. */
export const visitorFonts = {
  'DejaVu Sans': {
    file: (weight) => `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`,
  },
  // as wide as Arial, letter for letter
  Arimo: {
    file: () => '@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2',
    localName: 'Arial Bold',
  },
  Roboto: { file: (weight) => `typeface-roboto/files/roboto-latin-${weight}.woff2` },
  'Noto Sans': { file: (weight) => `typeface-noto-sans/files/noto-sans-latin-${weight}.woff2` },
} satisfies Record<string, VisitorFont>

export type VisitorFontName = keyof typeof visitorFonts

/**
 * Makes a system with this one font: whatever a page asks for, a browser started with these
 * variables has nothing else. macOS and Windows know no fontconfig and keep their own fonts, which
 * tests must bear as well.
 *
 * @returns environment variables for a browser, absolute paths in them
 */
export async function systemWith(name: VisitorFontName) {
  const folder = join(CACHE, name.replaceAll(' ', '-'))
  if (!existsSync(folder)) await write(visitorFonts[name], folder)
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
}

/** Several processes may write it at once: whole, or not at all. */
async function write(font: VisitorFont, folder: string) {
  await mkdir(CACHE, { recursive: true })
  const unfinished = await mkdtemp(`${folder}-`)
  for (const weight of [400, 700] as const) {
    const face = await asTrueType(font.file(weight), weight)
    await writeFile(join(unfinished, `${weight}.ttf`), face)
  }
  await writeFile(join(unfinished, 'fonts.conf'), fontconfig(folder, font.localName))
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
}

/** Chromium takes no compressed fonts from the system, and packages have no others. */
async function asTrueType(file: string, weight: Weight) {
  const packed = await readFile(createRequire(import.meta.url).resolve(file))
  const isVariable = file.includes('-wght-')
  const variationAxes = isVariable ? { wght: weight } : {}
  return subsetFont(packed, CHARACTERS, { targetFormat: 'truetype', variationAxes })
}

function fontconfig(folder: string, localName?: string) {
  const named = localName
    ? `<match target="scan">
    <test name="weight" compare="more_eq"><const>bold</const></test>
    <edit name="fullname" mode="assign" binding="same"><string>${localName}</string></edit>
  </match>`
    : ''
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  ${named}
</fontconfig>
`
}
