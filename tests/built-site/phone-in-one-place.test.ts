import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { phone } from '#app/content/contact.ts'

import { buildCopy, COPY_BUILD_MS } from '../site-copy.ts'

const OTHER = '+256 772 123 456'

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

test('a new number is on the page, in its links, for machines, on the card and in the profile', async () => {
  const html = readFileSync(join(copy, 'dist/contact.html'), 'utf8')
  const link = OTHER.replaceAll(' ', '')
  for (const each of [OTHER, `"tel:${link}"`, `"https://wa.me/${link.slice(1)}?`]) {
    expect(html).toContain(each)
  }
  expect(html).toMatch(new RegExp(`"telephone":"\\${OTHER}"`))
  expect(readFileSync(join(copy, 'dist/contact.vcf'), 'utf8')).toContain(`tel:${link}`)
  const pdf = new Uint8Array(readFileSync(join(copy, 'dist/company-profile.pdf')))
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true })
  expect(text).toContain(OTHER)
  expect(text).not.toContain(phone)
})

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
