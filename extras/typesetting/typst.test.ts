import { expect, test } from 'vitest'

import { typesetPdf } from './typst.ts'

test.each([
  ['a mistake in a template', 'One\n\n#two', 'profile.typ:3'],
  ['a font that is not given', '#set text(font: "Arial")\nOne #metadata(1) <pages>', 'arial'],
])('%s fails the build and says where', async (_, template, said) => {
  await expect(typesetPdf([['profile.typ', template]])).rejects.toThrow(said)
})
