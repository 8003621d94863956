// Prints what each original weighs at 960 px as a page would send it (AVIF q50, WebP q75).
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sharp = createRequire(import.meta.url)('sharp') // require, so that NODE_PATH may say where it is
const folder = fileURLToPath(new URL('../pictures/', import.meta.url))

for (const file of readdirSync(folder).filter((f) => f.endsWith('.webp')).sort()) {
  const image = sharp(join(folder, file))
  const { width, height } = await image.metadata()
  const small = image.resize({ width: 960 })
  const avif = (await small.clone().avif({ quality: 50 }).toBuffer()).length
  const webp = (await small.clone().webp({ quality: 75 }).toBuffer()).length
  console.log(`${file.padEnd(32)} ${width}x${height}  960w avif ${avif} B  webp ${webp} B`)
}
