import { expect, test } from 'vitest'

import { headerRules, headersFor, perHeader } from './headers.ts'

const rules = headerRules("default-src 'none'")

test('a later rule replaces the headers of an earlier one and keeps the rest', () => {
  expect(headersFor(rules, '/about')['cache-control']).toBe('no-cache')
  expect(headersFor(rules, '/assets/a.js')['cache-control']).toContain('immutable')
  expect(headersFor(rules, '/assets/a.js')['x-content-type-options']).toBe('nosniff')
})

test('pages and the worker carry the policy, files that are no pages do not', () => {
  for (const address of ['/', '/about', '/404', '/worker.js', '/contact.vcf']) {
    expect(headersFor(rules, address), address).toHaveProperty('content-security-policy')
  }
  for (const address of ['/assets/a.js', '/pictures/p.avif', '/favicon.svg']) {
    expect(headersFor(rules, address), address).not.toHaveProperty('content-security-policy')
  }
})

test('a rule for a folder does not reach an address that only starts alike', () => {
  expect(headersFor(rules, '/assets-list')['cache-control']).toBe('no-cache')
})

test('a path has a star at its end only, as every host understands it', () => {
  for (const { path } of rules) expect(path).toMatch(/^\/[^*]*\*?$/)
})

test('by header, the rules say the same', () => {
  const spread = perHeader(rules)
  expect(spread.get('cache-control')?.always).toBe('no-cache')
  expect(spread.get('cache-control')?.at).toContainEqual({
    path: '/fonts/*',
    value: 'public, max-age=31536000, immutable',
  })
  expect(spread.get('content-disposition')?.always).toBeUndefined()
  const { always, at } = spread.get('content-security-policy') ?? { at: [] }
  expect(always).toBe("default-src 'none'")
  expect(at).toContainEqual({ path: '/fonts/*', value: '' })
})
