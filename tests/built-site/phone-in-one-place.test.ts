import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { phone } from '#app/content/contact.ts'

import { elementsOf, wordsOf } from '../../pipeline/pages/html.ts'
import { buildCopy, COPY_BUILD_MS } from '../site-copy.ts'

const OTHER = '+256 772 123 456'
const OTHER_DIGITS = '256772123456'

let copy = ''
let remove: () => void

/** A firm that changes its number where CONTRIBUTING says, and nothing else. */
beforeAll(() => {
  const file = 'app/content/contact.ts'
  const marked = `placeholder('${phone}')`
  const before = readFileSync(file, 'utf8').includes(marked) ? marked : `'${phone}'`
  const changed = buildCopy({ file, before, after: `'${OTHER}'` })
  copy = changed.folder
  remove = changed.remove
}, COPY_BUILD_MS)

afterAll(() => remove())

test('the old number is nowhere, in no form', () => {
  const files = globSync('dist/**/*.{html,js,vcf,svg,xml,txt}', { cwd: copy })
  expect(files.length).toBeGreaterThan(20)
  const digits = phone.replaceAll(/\D/g, '')
  const left = files.filter((file) => {
    const text = readFileSync(join(copy, file), 'utf8')
    return text.includes(phone) || text.includes(digits)
  })
  expect(left).toEqual([])
})

test('the new one is on the page, in its links, in what machines read, and on the card', () => {
  const html = readFileSync(join(copy, 'dist/contact.html'), 'utf8')
  const body = elementsOf(html).find(({ tagName }) => tagName === 'body')
  expect(body && wordsOf(body)).toContain(OTHER)
  expect(html).toContain(`href="tel:+${OTHER_DIGITS}"`)
  expect(html).toContain(`href="https://wa.me/${OTHER_DIGITS}?text=`)
  const [, data = ''] =
    /<script type="application\/ld\+json">(.*?ProfessionalService.*?)<\/script>/.exec(html) ?? []
  expect(data).toContain(OTHER)
  expect(readFileSync(join(copy, 'dist/contact.vcf'), 'utf8')).toContain(`tel:+${OTHER_DIGITS}`)
})

test('and in the company profile', async () => {
  const bytes = new Uint8Array(readFileSync(join(copy, 'dist/company-profile.pdf')))
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  expect(text).toContain(OTHER)
  expect(text).not.toContain(phone)
})
