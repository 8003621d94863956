import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import start from '@myriaddreamin/typst-ts-web-compiler'
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { loadFonts } from '@myriaddreamin/typst.ts/options.init'

const PROGRAM = createRequire(import.meta.url).resolve(
  '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm',
)

type Document = { pdf: Uint8Array; pages: number }

/**
 * Sets a document with Typst, in WebAssembly: no browser, no program of the machine's own.
 *
 * @param main the template to begin with
 * @param files everything the templates read, by path; there is no other file system
 * @throws with Typst's own words and the line of the template when it cannot be set
 */
export async function typeset(
  main: string,
  files: ReadonlyMap<string, Uint8Array>,
  fonts: readonly Uint8Array[],
): Promise<Document> {
  await start({ module_or_path: await readFile(PROGRAM) })
  const compiler = createTypstCompiler()
  await compiler.init({
    beforeBuild: [loadFonts([...fonts], { assets: false })],
  })
  for (const [path, content] of files) compiler.mapShadow(path, content)
  return compiler.runWithWorld({ mainFilePath: main }, async (world) => {
    const { diagnostics = [] } = await world.compile({ diagnostics: 'unix' })
    const { result } = await world.pdf({ diagnostics: 'unix' })
    if (!result || diagnostics.length > 0) {
      throw new Error(`Typst could not set ${main}:\n${diagnostics.join('\n')}`)
    }
    const [pages] = await world.query<number[]>({ selector: '<pages>', field: 'value' })
    if (!pages) throw new Error(`${main} does not say its number of pages`)
    return { pdf: result, pages }
  })
}
