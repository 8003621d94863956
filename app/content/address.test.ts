import { expect, test } from 'vitest'

import { asWritten } from './address.ts'

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/About/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/INDEX.HTML', '/'],
  ['/index', '/'],
  ['/Services/Renewable-Energy//', '/services/renewable-energy'],
  ['/no-such', '/no-such'],
])('%s is written %s', (typed, written) => {
  expect(asWritten(typed)).toBe(written)
})
