// Stores finished renders as the site's originals: renders/NAME.png becomes ../pictures/NAME.webp,
// without loss, alpha kept. `render.sh` calls this; by hand, for all renders or some:
//
//   node originals.mjs [NAME ...]
//
// An original weighs at most LIMIT; a picture above it is made smaller step by step, in its own shape.
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sharp = createRequire(import.meta.url)('sharp') // require, so that NODE_PATH may say where it is

const LIMIT = 2.5e6
const here = fileURLToPath(new URL('.', import.meta.url))
const renders = join(here, 'renders')
const pictures = join(here, '..', 'pictures')

const divisor = (a, b) => (b ? divisor(b, a % b) : a)

async function store(name) {
  const file = join(renders, `${name}.png`)
  const { width, height } = await sharp(file).metadata()
  const unit = width / divisor(width, height) // widths in steps of this keep the shape exactly
  for (let w = width; w > 0; w = Math.floor((w * 0.94) / unit) * unit) {
    const webp = await sharp(file).resize({ width: w }).webp({ lossless: true, effort: 6 }).toBuffer()
    if (webp.length > LIMIT) continue
    await writeFile(join(pictures, `${name}.webp`), webp)
    console.log(`${name}: ${w}x${(w * height) / width}, ${Math.round(webp.length / 1000)} kB`)
    return
  }
}

const all = () => readdirSync(renders).filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -4)).sort()
const names = process.argv.slice(2)
for (const name of names.length ? names : all()) await store(name)
