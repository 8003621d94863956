import { expect, test } from 'vitest'

import { shortClassNames } from './class-names.ts'

const nameOf = shortClassNames()

test('each class of a stylesheet has its own short name', () => {
  const names = ['button', 'primary', 'outline', 'gold', 'light'].map((name) =>
    nameOf(name, `${process.cwd()}/app/components/parts/button.module.css`),
  )
  expect(new Set(names).size).toBe(5)
  for (const name of names) expect(name).toMatch(/^[A-Za-z]{1,2}$/)
})

test('the same class name in two stylesheets is two classes', () => {
  const [one, other] = ['header', 'footer'].map((part) =>
    nameOf(part === 'header' ? 'menu' : 'block', `${process.cwd()}/app/layout/${part}.module.css`),
  )
  expect(one).not.toBe(other)
})

test('the same files give the same names', () => {
  const file = `${process.cwd()}/app/components/parts/section.module.css`
  expect(shortClassNames()('board', file)).toBe(nameOf('board', file))
})
