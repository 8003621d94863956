import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { shortClassName } from './class-names.ts'

test('every class of the site has a name of its own, which no blocker of advertisements hides', () => {
  const classes = globSync('app/**/*.module.css').flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(/(?<=\.)[a-z]\w*/gi))].map((name) => [name, file]),
  )
  expect(classes.length).toBeGreaterThan(100)
  const names = classes.map(([name = '', file = '']) => shortClassName(name, file))
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[b-df-hj-np-tv-xz]{4}$/i)
})

test('the folder, and how a system writes it, are no part of a name', () => {
  expect(shortClassName('board', 'C:/site/app/parts/section.module.css')).toBe(
    shortClassName('board', '/site/app/parts/section.module.css'),
  )
})
