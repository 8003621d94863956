import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import start from '@myriaddreamin/typst-ts-web-compiler'
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { loadFonts } from '@myriaddreamin/typst.ts/options.init'
import subsetFont from 'subset-font'

export type File = [name: string, content: string | Buffer]

const require = createRequire(import.meta.url)
const PROGRAM = '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm'
/** For English, and for Uganda's other languages, such as the ŋ of Acholi. */
const FONTS = ['latin', 'latin-ext'].map((script) => {
  return `@fontsource-variable/archivo/files/archivo-${script}-wdth-normal.woff2`
})
/** The three display widths (tokens.css: --weight, --narrow, --normal, --wide), then text. */
const INSTANCES = [
  { wght: 640, wdth: 84 },
  { wght: 640, wdth: 100 },
  { wght: 640, wdth: 116 },
  { wght: 400, wdth: 100 },
]
/** All characters of the source up to this one; the PDF embeds only those it uses. */
const LAST_CHARACTER = 0x22ff

/**
 * Compiles profile.typ with Typst in WebAssembly: it needs no browser and no installed program.
 *
 * @param files everything the templates read, by name; they have no other file system
 * @throws with Typst's own message and the line of the template
 */
export async function typeset(files: readonly File[]) {
  await start({ module_or_path: await readFile(require.resolve(PROGRAM)) })
  const compiler = createTypstCompiler()
  await compiler.init({ beforeBuild: [loadFonts(await staticFonts(), { assets: false })] })
  for (const [name, content] of files) compiler.mapShadow(`/${name}`, Buffer.from(content))
  return compiler.runWithWorld({ mainFilePath: '/profile.typ' }, async (world) => {
    const { diagnostics = [] } = await world.compile({ diagnostics: 'unix' })
    const { result } = await world.pdf({ diagnostics: 'unix' })
    if (!result || diagnostics.length > 0) {
      throw new Error(`Typst could not compile profile.typ:\n${diagnostics.join('\n')}`)
    }
    const [pages = 0] = await world.query<number[]>({ selector: '<pages>', field: 'value' })
    return { pdf: result, pages }
  })
}

/** Archivo as static fonts, because Typst does not read variable ones. */
async function staticFonts(): Promise<Uint8Array[]> {
  const characters = String.fromCodePoint(...Array(LAST_CHARACTER + 1).keys())
  const sources = await Promise.all(FONTS.map((file) => readFile(require.resolve(file))))
  return Promise.all(
    sources.flatMap((source) =>
      INSTANCES.map((variationAxes) => {
        return subsetFont(source, characters, { variationAxes, targetFormat: 'sfnt' })
      }),
    ),
  )
}
