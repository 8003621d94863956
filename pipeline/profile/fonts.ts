import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
/** The letters of English, then those of Uganda's other languages, such as the ŋ of Acholi. */
const SOURCES = ['latin', 'latin-ext'].map((script) => {
  return require.resolve(`@fontsource-variable/archivo/files/archivo-${script}-wdth-normal.woff2`)
})

/** The design's three display widths (tokens.css: --weight, --narrow, --normal, --wide), then text. */
const INSTANCES = [
  { wght: 640, wdth: 84 },
  { wght: 640, wdth: 100 },
  { wght: 640, wdth: 116 },
  { wght: 400, wdth: 100 },
]

/** Every character of the source up to here is kept: the PDF itself carries only those it uses. */
const LAST_CHARACTER = 0x22ff

/** Archivo as fonts of one weight and width each, which is all that Typst reads. */
export async function staticFonts(): Promise<Uint8Array[]> {
  const characters = String.fromCodePoint(...Array(LAST_CHARACTER + 1).keys())
  const sources = await Promise.all(SOURCES.map((file) => readFile(file)))
  return Promise.all(
    sources.flatMap((source) =>
      INSTANCES.map((variationAxes) => {
        return subsetFont(source, characters, { variationAxes, targetFormat: 'sfnt' })
      }),
    ),
  )
}
