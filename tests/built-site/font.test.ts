import { readdirSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

import { pages } from './built-site.ts'

const LIMIT_BYTES = 24_000
const fonts = readdirSync('dist/fonts')

test('there is one font file, of at most 24 KB', () => {
  expect(fonts).toHaveLength(1)
  expect(statSync(`dist/fonts/${fonts[0]}`).size).toBeLessThanOrEqual(LIMIT_BYTES)
})

test.each([...pages])('%s never swaps a fallback for it, and has a fallback as wide', (_, html) => {
  expect(html).toContain(fonts[0])
  expect(html).toMatch(/font-display:\s*optional/)
  expect(html.match(/[{;]size-adjust:/g)).toHaveLength(3)
})
