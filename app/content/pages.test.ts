import { expect, test } from 'vitest'

import { menu } from './pages.ts'

test('no two pages share a title, a description, a heading or a letter', () => {
  for (const field of ['title', 'description', 'heading', 'letter'] as const) {
    expect(new Set(menu.map((page) => page[field])).size, field).toBe(menu.length)
  }
})

test('a description fits a search result', () => {
  for (const { path, description } of menu) {
    expect(description.length, path).toBeGreaterThan(50)
    expect(description.length, path).toBeLessThanOrEqual(160)
  }
})
