import { expect, test } from 'vitest'

import { headerRules, headersFor } from './headers.ts'

test('a later rule replaces the headers of an earlier one and keeps the rest', () => {
  expect(headersFor('/about')['cache-control']).toBe('no-cache')
  expect(headersFor('/assets/a.js')['cache-control']).toContain('immutable')
  expect(headersFor('/assets/a.js')['x-content-type-options']).toBe('nosniff')
})

test('a rule for a folder does not reach an address that only starts alike', () => {
  expect(headersFor('/assets-list')['cache-control']).toBe('no-cache')
})

test('a path has a star at its end only, as every host understands it', () => {
  for (const { path } of headerRules) expect(path).toMatch(/^\/[^*]*\*?$/)
})
