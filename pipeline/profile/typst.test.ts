import { expect, test } from 'vitest'

import { staticFonts } from './fonts.ts'
import { typeset } from './typst.ts'

const fonts = await staticFonts()

test('a document is set from its files alone and says how many pages it has', async () => {
  const { pdf, pages } = await typeset(
    '/main.typ',
    files('#set text(font: "Archivo")\nOne #pagebreak() Two #metadata(2) <pages>'),
    fonts,
  )
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  expect(pages).toBe(2)
})

test('a mistake in a template stops the build with its line', async () => {
  await expect(typeset('/main.typ', files('One\n\n#two'), fonts)).rejects.toThrow('/main.typ:3')
})

test('a font that is not given stops the build too', async () => {
  await expect(
    typeset('/main.typ', files('#set text(font: "Arial")\nOne #metadata(1) <pages>'), fonts),
  ).rejects.toThrow('arial')
})

function files(main: string) {
  return new Map([['/main.typ', Buffer.from(main)]])
}
