import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { shortClassName } from './class-names.ts'

test('every class of the site has a unique name that no ad blocker hides', () => {
  const classes = globSync('app/**/*.module.css').flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(/(?<=\.)[a-z]\w*/gi))].map((name) => [name, file]),
  )
  expect(classes.length).toBeGreaterThan(100)
  const names = classes.map(([name = '', file = '']) => shortClassName(name, file))
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[b-df-hj-np-tv-xz]{4}$/i)
})

test('a name does not depend on the folder or on how a system writes paths', () => {
  expect(shortClassName('board', 'C:/site/app/parts/section.module.css')).toBe(
    shortClassName('board', '/site/app/parts/section.module.css'),
  )
})
