import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'

import start from '@myriaddreamin/typst-ts-web-compiler'
import { createTypstCompiler, type TypstWorld } from '@myriaddreamin/typst.ts/compiler'
import { loadFonts } from '@myriaddreamin/typst.ts/options.init'
import { createTypstRenderer } from '@myriaddreamin/typst.ts/renderer'
import subsetFont from 'subset-font'

import { displayFace, missingLetters, otherFace } from '#build/fonts/letters.ts'

export type File = [name: string, content: string | Buffer]

const require = createRequire(import.meta.url)
const COMPILER = '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm'
const RENDERER = '@myriaddreamin/typst-ts-renderer/pkg/typst_ts_renderer_bg.wasm'
/** The three display widths (tokens.css: --weight, --narrow, --normal, --wide), then text. */
const ARCHIVO = [
  { wght: 640, wdth: 84 },
  { wght: 640, wdth: 100 },
  { wght: 640, wdth: 116 },
  { wght: 400, wdth: 100 },
]
/** Where a letter of the content is not in Archivo: for titles, then text. */
const ARIMO = missingLetters() ? [{ wght: 640 }, { wght: 400 }] : []
/** All characters of the source up to this one; the PDF embeds only those it uses. */
const LAST_CHARACTER = 0x22ff

/** Made once, for the first document. */
let fonts: Promise<Uint8Array[]> | undefined

/** Templates and drawings of a folder, and what all templates share. */
export async function readTemplates(folder: string, names: readonly string[]) {
  const own = names.filter((name) => /\.(typ|svg)$/.test(name)).map((name) => `${folder}/${name}`)
  const shared = ['parts.typ', 'soil.svg'].map((name) => `extras/typesetting/${name}`)
  return Promise.all(
    [...own.toSorted(), ...shared].map(async (path): Promise<File> => {
      return [basename(path), await readFile(path)]
    }),
  )
}

/**
 * Makes what is set from these files into a folder, unless it was made from the same ones before.
 *
 * @public for extras
 */
export async function makeOnce(
  folder: string,
  from: readonly File[],
  make: () => Promise<void>,
): Promise<void> {
  const inputs = await hashOf(from)
  const note = `${folder}.inputs`
  if ((await readFile(note, 'utf8').catch(() => '')) === inputs) return
  await make()
  await writeFile(note, inputs)
}

/** A hash of all that determines what Typst makes of these files, its version included. */
async function hashOf(files: readonly File[]): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'))
  for (const each of files.flat()) hash.update(each)
  return hash.digest('hex').slice(0, 12)
}

/**
 * Compiles profile.typ.
 *
 * @public for extras
 */
export function typesetPdf(files: readonly File[]): Promise<Buffer> {
  return compiled('profile.typ', files, async (world) => {
    const { result } = await world.pdf()
    return Buffer.from(result ?? [])
  })
}

/**
 * Compiles a template to one SVG, with its pages under each other.
 *
 * @public for extras
 */
export async function typesetSvg(template: string, files: readonly File[]): Promise<string> {
  const document = await compiled(template, files, (world) => world.vector())
  const renderer = createTypstRenderer()
  await renderer.init({ getModule: () => moduleOf(RENDERER) })
  return renderer.renderSvg({
    format: 'vector',
    artifactContent: document.result ?? Buffer.alloc(0),
    data_selection: { body: true, defs: true, css: false, js: false },
  })
}

/**
 * Compiles a template with Typst in WebAssembly: it needs no browser and no installed program.
 *
 * @param files everything the template reads, itself too; there is no other file system
 * @throws with Typst's own message and the line of the template
 */
async function compiled<Result>(
  template: string,
  files: readonly File[],
  take: (world: TypstWorld) => Promise<Result>,
): Promise<Result> {
  await start(moduleOf(COMPILER))
  const compiler = createTypstCompiler()
  await compiler.init({
    beforeBuild: [loadFonts(await (fonts ??= staticFonts()), { assets: false })],
  })
  for (const [name, content] of files) compiler.mapShadow(`/${name}`, Buffer.from(content))
  return compiler.runWithWorld({ mainFilePath: `/${template}` }, async (world) => {
    const { diagnostics = [] } = await world.compile({ diagnostics: 'unix' })
    if (diagnostics.length === 0) return take(world)
    throw new Error(`Typst could not compile ${template}:\n${diagnostics.join('\n')}`)
  })
}

function moduleOf(program: string) {
  return { module_or_path: readFile(require.resolve(program)) }
}

/** The faces as static fonts, because Typst does not read variable ones. */
async function staticFonts(): Promise<Uint8Array[]> {
  return [...(await instances(displayFace, ARCHIVO)), ...(await instances(otherFace, ARIMO))]
}

/** For English, and for Uganda's other languages, such as the ŋ of Acholi. */
async function instances(face: typeof displayFace, all: readonly Record<string, number>[]) {
  const characters = String.fromCodePoint(...Array(LAST_CHARACTER + 1).keys())
  const sources = await Promise.all(face.map(({ file }) => readFile(file)))
  return Promise.all(
    sources.flatMap((source) =>
      all.map((variationAxes) => {
        return subsetFont(source, characters, { variationAxes, targetFormat: 'sfnt' })
      }),
    ),
  )
}
