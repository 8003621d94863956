import { expect, test } from 'vitest'

import { menu } from './pages.ts'

test('the menu has the five pages of the specification in its order', () => {
  expect(menu.map(({ path, label }) => [path, label])).toEqual([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/services', 'Services'],
    ['/projects', 'Projects'],
    ['/contact', 'Contact'],
  ])
})

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
