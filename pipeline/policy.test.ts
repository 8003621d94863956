import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { policyOf, withPolicy } from './policy.ts'

const folder = mkdtempSync(join(tmpdir(), 'policy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const VIEWPORT = '<meta name="viewport" content="width=device-width"/>'
const SCRIPT = 'window.one = "a &amp; b"'

writeFileSync(
  join(folder, 'index.html'),
  `<!DOCTYPE html><html><head><meta charset="utf-8">${VIEWPORT}<script>${SCRIPT}</script>
<script type="module" async="">two()</script><script src="/three.js"></script>
<script type="application/ld+json">{"four":4}</script></head></html>`,
)
writeFileSync(join(folder, 'about.html'), `<script>${SCRIPT}</script>`)

const policy = policyOf(folder)

test('the policy names every inline script that runs, once, and no data', () => {
  const scripts = directive('script-src')
  expect(scripts).toHaveLength(3)
  expect(new Set(scripts)).toEqual(new Set(["'self'", hash(SCRIPT), hash('two()')]))
})

test('scripts have no way around it', () => {
  expect(policy.replace(/style-src [^;]*;/, '')).not.toMatch(/unsafe|\*|http:|data:(?!;)/)
  for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors', 'form-action']) {
    expect(directive(name), name).toEqual(["'none'"])
  }
  expect(directive('frame-src')).toEqual(['https://www.openstreetmap.org'])
  expect(directive('img-src')).toEqual(["'self'", 'data:'])
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

function hash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function directive(name: string) {
  const found = policy.split('; ').find((each) => each.startsWith(`${name} `))
  return found?.split(' ').slice(1)
}
