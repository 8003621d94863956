import { expect, test } from 'vitest'

import { contentPolicy } from './policy.ts'

const mapUrl = 'https://map.example.com/embed?place=1'
const policy = policyWith()

test('nothing weakens the policy for scripts', () => {
  expect(policy.replace(/style-src [^;]*;/, '')).not.toMatch(/unsafe|\*|http:|data:(?!;)/)
  const hash = expect.stringMatching(/^'sha256-/)
  expect(directive('script-src')).toEqual(["'self'", hash, hash])
  for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'form-action']) {
    expect(directive(name), name).toEqual(["'none'"])
  }
})

test('of third parties it allows the map, and those named for pictures and by extras', () => {
  expect(directive('frame-src')).toEqual(['https://map.example.com'])
  expect(directive('default-src')).toEqual(["'self'", 'data:'])
  expect(directive('connect-src')).toEqual(["'self'", 'https://map.example.com'])
  const named = policyWith([{ 'connect-src': ['https://forms.example.com'] }], ['p.example'])
  expect(directive('default-src', named)).toEqual(["'self'", 'data:', 'https://p.example'])
  expect(directive('connect-src', named)).toContain('https://forms.example.com')
  expect(directive('form-action', named)).toEqual(["'none'"])
})

function policyWith(
  more: readonly Record<string, string[]>[] = [],
  pictureHosts: readonly string[] = [],
) {
  return contentPolicy({ mapUrl, pictureHosts, more })
}

function directive(name: string, of = policy) {
  const found = of.split('; ').find((each) => each.startsWith(`${name} `))
  return found?.split(' ').slice(1)
}
