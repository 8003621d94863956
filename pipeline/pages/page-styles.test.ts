import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { namesInStylesheets } from './class-names.ts'
import { stylesOfPage } from './page-styles.ts'

const HERO = shortNameOf('app/pages/home.module.css', 'hero')
const FORM = shortNameOf('app/components/form/contact-form.module.css', 'form')
const BAR = shortNameOf('app/layout/header.module.css', 'bar')

const sheet = `@layer components{.${HERO}{color:red}.${FORM},.${BAR}{color:green}.${FORM}:hover{color:blue}@media (min-width:9px){.${FORM}{color:gold}}}@layer base{.page-grid{display:grid}h1{margin:0}}`

test('a page keeps the styles of what it and its frame are made of, and all that are shared', () => {
  expect(stylesOfPage(sheet, 'app/pages/home.tsx')).toBe(
    `@layer components{.${HERO}{color:red}.${BAR}{color:green}}@layer base{.page-grid{display:grid}h1{margin:0}}`,
  )
})

test('another page keeps others', () => {
  const styles = stylesOfPage(sheet, 'app/pages/contact.tsx')
  expect(styles).not.toContain(`.${HERO}{`)
  expect(styles).toContain(`.${FORM}:hover{color:blue}@media (min-width:9px){.${FORM}{color:gold}}`)
})

test('an animation stays where something uses it', () => {
  const animated = `.${FORM}{animation:form-turn 1s}@keyframes form-turn{to{rotate:1turn}}`
  expect(stylesOfPage(animated, 'app/pages/contact.tsx')).toBe(animated)
  expect(stylesOfPage(animated, 'app/pages/home.tsx')).toBe('')
})

function shortNameOf(file: string, name: string) {
  const names = namesInStylesheets().get(file) ?? []
  const inFile = [...readFileSync(file, 'utf8').matchAll(/\.([A-Za-z][\w-]*)(?=[^{}]*\{)/g)]
  const index = [...new Set(inFile.map(([, each]) => each))].indexOf(name)
  return names[index] ?? expect.fail(`no class ${name} in ${file}`)
}
