import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { expect, test } from 'vitest'

// TypeScript takes any name for a class of a CSS module.

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((it) => `src/${it}`)
const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => text(file))
const stylesheets = files.filter((file) => file.endsWith('.module.css'))

test.each(stylesheets)('%s defines the classes that are used, and no other', (stylesheet) => {
  const importLine = new RegExp(`import (\\w+) from '[^']*/${basename(stylesheet)}'`)
  const users = sources.flatMap((source) => {
    const variable = importLine.exec(source)?.[1]
    return variable ? [{ source, variable }] : []
  })
  const defined = definedIn(stylesheet)
  const named = users.flatMap(namesIn)
  expect(named.filter((name) => !defined.includes(name))).toEqual([])

  const looksUp = users.some(({ source, variable }) => {
    return new RegExp(`\\b${variable}\\[[^'\\]]`).test(source)
  })
  const unused = defined.filter((name) => {
    return !named.includes(name) && !(looksUp && isQuoted(name))
  })
  expect(unused).toEqual([])
})

function definedIn(stylesheet: string) {
  // what names no class of the module may hold dots too
  const css = text(stylesheet).replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|\[[^\]]*\]|"[^"]*"/g, '')
  const classes = css.matchAll(/\.(-?[A-Za-z_][\w-]*)(?=[^;{}]*\{)/g)
  return [...new Set([...classes].map(([, name = '']) => name))]
}

/** The classes a source names outright: styles.name or styles['name']. */
function namesIn({ source, variable }: { source: string; variable: string }) {
  const names = source.matchAll(new RegExp(`\\b${variable}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))
  return [...names].map(([, plain, quoted]) => plain ?? quoted ?? '')
}

/** Where a source looks a class up, as in styles[look], any word in quotes may be meant. */
function isQuoted(name: string) {
  return sources.some((source) => new RegExp(`['"]${name}['"]`).test(source))
}

function text(file: string) {
  return readFileSync(file, 'utf8')
}
