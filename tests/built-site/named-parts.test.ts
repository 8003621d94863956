import sharp from 'sharp'
import { expect, test } from 'vitest'

import { pages } from '#src/content/pages.ts'
import { model as about } from '#src/generated/content/about-picture.ts'
import { model as home } from '#src/generated/content/home-picture.ts'

/** Of 255: what the lossy picture keeps of it. */
const OPAQUE = 240

test('the leaders of a model end on the model', async () => {
  expect(await besideTheModel(home, pages.home.firstPicture)).toEqual([])
  expect(await besideTheModel(about, pages.about.firstPicture)).toEqual([])
})

/** The parts of a model whose leaders end beside it. In a photograph none is named. */
async function besideTheModel(model: typeof home | typeof about, picture: string) {
  if (!model) return []
  const { data, info } = await sharp(`pictures/${picture}`)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return model.callouts.filter(({ at }) => {
    const [x, y] = [(at.x / 100) * info.width, (at.y / 100) * info.height].map(Math.round)
    return (data[(y ?? 0) * info.width + (x ?? 0)] ?? 0) < OPAQUE
  })
}
