import { expect, test } from 'vitest'

import { STARTING_SCRIPT, toldToStart } from './page-scripts.ts'
import { finishPage } from './pages.ts'

const FONT = '<link rel="preload" href="/f.woff2" as="font"/>'
const SHEET = '<link rel="stylesheet" href="/s.css"/>'
const MODULE = '<link rel="modulepreload" href="/m.js"/>'
const IMPORTS = 'import "/m.js";\nwindow.__reactRouterRouteModules = {};\nimport("/e.js");'
const START = `<script type="module" async="">${IMPORTS}</script>`
const STARTED_LATE = `<script type="module" async="" data-start='${toldToStart(IMPORTS, ['/m.js'])}'>${STARTING_SCRIPT}</script>`
const HERO = '<link rel="preload" as="image" href="/hero.avif"/>'
const BODY = '<body><p title="<link rel=stylesheet>">a &amp; b<br/>&#x27;</p></body>'
const styles = (address: string) => (address === '/s.css' ? 'p{color:var(--ink)}\n' : undefined)
const hostileStyles = () => 'a::after{content:"</style><script>"}'

function page(head: string) {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="viewport" content="x"/>${head}</head>${BODY}</html>`
}

test('styles stand in the page, the font comes first, and the scripts wait', () => {
  expect(finishPage(page(`<title>T</title>${HERO}${MODULE}${FONT}${SHEET}${START}`), styles)).toBe(
    page(
      `${FONT}<title>T</title>${HERO}${STARTED_LATE}<style data-whole="/s.css">p{color:var(--ink)}</style>`,
    ),
  )
})

test('a page that asks for nothing stays as it is, to the letter', () => {
  expect(finishPage(page('<title>T</title>'), styles)).toBe(page('<title>T</title>'))
})

test('a stylesheet that was not built is told', () => {
  expect(() => finishPage(page(SHEET), () => undefined)).toThrow('/s.css')
})

test('a stylesheet that would end its own element is refused', () => {
  expect(() => finishPage(page(SHEET), hostileStyles)).toThrow('style element')
})
