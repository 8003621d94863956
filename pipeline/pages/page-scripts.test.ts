import { expect, test } from 'vitest'

import { toldToStart } from './page-scripts.ts'

const source = `import "/manifest.js";
import * as route0 from "/root.js";
import * as route1 from "/home.js";

  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/entry.js");`
const modules = ['/manifest.js', '/entry.js', '/react.js', '/root.js', '/home.js']

test('a page tells its starting script what to fetch, whose it is, and what comes last', () => {
  expect(JSON.parse(toldToStart(source, modules))).toEqual({
    modules: ['/manifest.js', '/react.js', '/root.js', '/home.js'],
    routes: { root: '/root.js', 'pages/home': '/home.js' },
    entry: '/entry.js',
  })
})

test('what it tells stays between its quotes', () => {
  expect(toldToStart(source, ["/o'clock.js", '/a&b.js'])).not.toMatch(/'|&(?!amp;|#39;)/)
})

test.each(['console.log(1)', `${source}\nalert(1)`, source.replace('import "/', 'fetch("/')])(
  'a script of another shape is told: %s',
  (other) => {
    expect(() => toldToStart(other, modules)).toThrow('unknown to page-scripts.ts')
  },
)
