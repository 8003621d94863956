import { expect, test } from 'vitest'

import { startingLate } from './page-scripts.ts'

const source = `import "/manifest.js";
import * as route0 from "/root.js";

  window.modules = {"root":route0};

import("/entry.js");`
const modules = ['/manifest.js', '/entry.js', '/react.js', '/root.js']

test('scripts are imported one after the other, the one that starts the page last', () => {
  const late = startingLate(source, modules)
  expect(late).toContain('all=["/manifest.js","/react.js","/root.js"]')
  expect(late).toContain(
    'await import("/manifest.js");const route0=await import("/root.js");window.modules = {"root":route0};import("/entry.js");',
  )
})

test('nothing is imported before the page has what it opens with', () => {
  const late = startingLate(source, modules)
  expect(late).not.toMatch(/^\s*import /m)
  expect(late).toMatch(/addEventListener\("load",start\)$/)
})

test('a script of another shape is told', () => {
  expect(() => startingLate('console.log(1)', modules)).toThrow('no imports')
})
