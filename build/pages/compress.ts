import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes a .br and a .gz beside every text file of a folder, unless they would be larger. */
export async function compress(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => COMPRESSIBLE.test(name))
  await Promise.all(texts.map((name) => compressFile(`${folder}/${name}`)))
}

async function compressFile(path: string) {
  const text = await readFile(path)
  const brotli = await toBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  const gzipped = await toGzip(text, { level: constants.Z_BEST_COMPRESSION })
  if (brotli.length < text.length) await writeFile(`${path}.br`, brotli)
  if (gzipped.length < text.length) await writeFile(`${path}.gz`, gzipped)
}
