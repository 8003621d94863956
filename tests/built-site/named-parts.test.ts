import sharp from 'sharp'
import { expect, test } from 'vitest'

import { shownFacts } from '#build/content/shown-facts.ts'
import type { Facts } from '#src/content/read.ts'

/** Of 255: what the lossy picture keeps of it. */
const OPAQUE = 240

test('the leaders of a model end on the model', async () => {
  const { home, about } = await shownFacts()
  expect(await besideTheModel(home)).toEqual([])
  expect(await besideTheModel(about)).toEqual([])
})

/** The parts of a model whose leaders end beside it. In a photograph none is named. */
async function besideTheModel({ model, picture }: Facts['home']) {
  if (!model) return []
  const { data, info } = await sharp(`pictures/${picture.src}`)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return model.callouts.filter(({ at }) => {
    const [x, y] = [(at.x / 100) * info.width, (at.y / 100) * info.height].map(Math.round)
    return (data[(y ?? 0) * info.width + (x ?? 0)] ?? 0) < OPAQUE
  })
}
