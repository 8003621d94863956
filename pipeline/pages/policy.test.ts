import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import type { Delivery } from '#app/content/delivery.ts'

import { contentPolicy, withPolicy } from './policy.ts'

const VIEWPORT = '<meta name="viewport" content="width=device-width"/>'
const SCRIPT = 'window.one = "a &amp; b"'

const pages = [
  `<!DOCTYPE html><html><head><meta charset="utf-8">${VIEWPORT}<script>${SCRIPT}</script>
<script type="module" async="">two()</script><script src="/three.js"></script>
<script type="application/ld+json">{"four":4}</script></head></html>`,
  `<script>${SCRIPT}</script>`,
]
const mapUrl = 'https://map.example.com/embed?place=1'
const policy = policyWith()

test('the policy names every inline script that runs, once, and no data', () => {
  const scripts = directive('script-src')
  expect(scripts).toHaveLength(3)
  expect(new Set(scripts)).toEqual(new Set(["'self'", hash(SCRIPT), hash('two()')]))
})

test('scripts have no way around it', () => {
  expect(policy.replace(/style-src [^;]*;/, '')).not.toMatch(/unsafe|\*|http:|data:(?!;)/)
  for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'form-action']) {
    expect(directive(name), name).toEqual(["'none'"])
  }
})

test('of other sites it names the map, and whom the content names for pictures and messages', () => {
  expect(directive('frame-src')).toEqual(['https://map.example.com'])
  expect(directive('img-src')).toEqual(["'self'", 'data:'])
  expect(directive('connect-src')).toEqual(["'self'", 'https://map.example.com'])
  const named = policyWith({ endpoint: 'https://forms.example.com/a', as: 'json' }, ['p.example'])
  expect(directive('img-src', named)).toEqual(["'self'", 'data:', 'https://p.example'])
  expect(directive('connect-src', named)).toContain('https://forms.example.com')
  expect(directive('form-action', named)).toEqual(["'none'"])
})

test('a browser may send the form itself only where the receiver takes forms', () => {
  const named = policyWith({ endpoint: 'https://forms.example.com/a', as: 'form' })
  expect(directive('connect-src', named)).toContain('https://forms.example.com')
  expect(directive('form-action', named)).toEqual(['https://forms.example.com', 'https:'])
})

test('a page holds it before anything it governs, without what only a header can say', () => {
  const page = withPolicy(`<head>${VIEWPORT}<script>a</script></head>`, policy)
  const meta = page.indexOf('<meta http-equiv="Content-Security-Policy"')
  expect(meta).toBe('<head>'.length + VIEWPORT.length)
  expect(page).toContain('<script>a</script>')
  expect(page).not.toContain('frame-ancestors')
  expect(page).toContain("form-action 'none'; require-trusted-types-for 'script'")
})

test('a page without the place for it is told', () => {
  expect(() => withPolicy('<p>text</p>', policy)).toThrow('no viewport')
})

function policyWith(delivery?: Delivery, pictureHosts: readonly string[] = []) {
  return contentPolicy(pages, { mapUrl, pictureHosts, delivery })
}

function hash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function directive(name: string, of = policy) {
  const found = of.split('; ').find((each) => each.startsWith(`${name} `))
  return found?.split(' ').slice(1)
}
