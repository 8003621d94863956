import { readdirSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

import { pages } from './built-site.ts'

const LIMIT_BYTES = 24_000
const fonts = readdirSync('dist/fonts')

test('the font is at most 24 KB, with the letters that the content adds', () => {
  const bytes = fonts.map((font) => statSync(`dist/fonts/${font}`).size)
  expect(bytes.reduce((all, each) => all + each, 0)).toBeLessThanOrEqual(LIMIT_BYTES)
})

test.each([...pages])('%s never swaps a fallback for it, and has a fallback as wide', (_, html) => {
  for (const font of fonts) expect(html).toContain(font)
  expect(html).toMatch(/font-display:\s*optional/)
  expect(html.match(/[{;]size-adjust:/g)).toHaveLength(3)
})
