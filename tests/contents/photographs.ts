// Photographs as an owner may have them, painted from the models: opaque, of any shape and name.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'

import sharp from 'sharp'
import { parseDocument } from 'yaml'

/** Shapes and names in turn; `turned` lies on its side, and its camera noted so. */
const KINDS = [
  { width: 1800, height: 1200, name: (stem: string) => `${stem}.jpg` },
  { width: 1200, height: 1600, name: (stem: string) => `IMG ${stem} (1) [final].JPG` },
  { width: 1600, height: 1200, name: (stem: string) => `${stem}-turned.jpeg`, turned: true },
  { width: 1300, height: 1300, name: (stem: string) => `${stem}.PNG` },
  { width: 1200, height: 1500, name: (stem: string) => `${stem} é.avif`, turned: false },
] as const

/** What Home and About open with, by their files of content/: a photograph takes the model's name. */
const OPENING = { home: 'hero.webp', about: 'about.webp' }

/**
 * Puts photographs in place of the models of a copy of the site: of all, or of every second entry.
 *
 * @param folder the copy, which has content/ and pictures/
 */
export async function takePhotographs(folder: string, which: 'all' | 'half') {
  const entries = globSync('content/*/*.yaml', { cwd: folder }).sort()
  for (const [index, entry] of entries.entries()) {
    const document = parseDocument(readFileSync(join(folder, entry), 'utf8'))
    const url = document.get('imageUrl', true)
    const model = document.getIn(['imageUrl', 'placeholder']) ?? document.get('imageUrl')
    if (!url || typeof model !== 'string' || (which === 'half' && index % 2)) continue
    // delivered by a service, which keeps it
    if (model.startsWith('https:')) continue
    const name = await paintPhotograph(folder, model, index)
    document.set('imageUrl', name)
    writeFileSync(join(folder, entry), String(document))
  }
  if (which !== 'all') return
  for (const [page, name] of Object.entries(OPENING)) {
    await paintPhotograph(folder, name, 0, name)
    const file = join(folder, 'content', `${page}.yaml`)
    const document = parseDocument(readFileSync(file, 'utf8'))
    document.set('imageAlt', 'A field with a tank and solar panels')
    writeFileSync(file, String(document))
  }
}

/** Paints a photograph into pictures/ of a folder from a model there, and returns its name. */
export async function paintPhotograph(folder: string, model: string, index: number, as?: string) {
  const kind = KINDS[index % KINDS.length] ?? KINDS[0]
  const { width, height } = kind
  const name = as ?? kind.name(parse(model).name)
  const cutOut = await sharp(join(folder, 'pictures', model))
    .resize(Math.round(width * 0.7), Math.round(height * 0.7), { fit: 'inside' })
    .toBuffer()
  const grain = {
    width,
    height,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 14 },
  } as const
  const painted = await sharp(Buffer.from(landscape(width, height)))
    .composite([
      { input: cutOut, gravity: 'center' },
      { input: { create: { ...grain, background: '#888' } }, blend: 'soft-light' },
    ])
    .flatten()
    .png()
    .toBuffer()
  const isTurned = 'turned' in kind && kind.turned
  const photograph = sharp(painted).rotate(isTurned ? -90 : 0)
  if (isTurned) photograph.withMetadata({ orientation: 6 })
  const format = { '.png': 'png', '.avif': 'avif', '.webp': 'webp' } as const
  const extension = parse(name).ext.toLowerCase()
  const written = extension in format ? format[extension as keyof typeof format] : 'jpeg'
  await photograph.toFormat(written).toFile(join(folder, 'pictures', name))
  return name
}

/** Sky and ground, with a border that shows where a picture is cut. */
function landscape(width: number, height: number) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="a" x2="0" y2="1"><stop stop-color="#5d9bd0"/>
    <stop offset=".5" stop-color="#dfe9ee"/><stop offset=".5" stop-color="#a9784a"/>
    <stop offset="1" stop-color="#6b7f3a"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#a)" stroke="#fff" stroke-width="24"/></svg>`
}
