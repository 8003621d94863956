import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { phone } from '#app/content/contact.ts'

import { elementsOf, wordsOf } from '../../pipeline/pages.ts'

const BUILD_MS = 180_000
const OTHER = '+256 772 123 456'
const OTHER_DIGITS = '256772123456'

const copy = mkdtempSync(join(tmpdir(), 'phone-'))

/** A firm that changes its number where CONTRIBUTING says, and nothing else. */
beforeAll(() => {
  const parts = ['app', 'pipeline', 'worker', 'pictures', 'public']
  const packages = ['package.json', 'package-lock.json']
  const settings = ['tsconfig.json', 'vite.config.ts', 'react-router.config.ts']
  for (const part of [...parts, ...packages, ...settings])
    cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  const file = join(copy, 'app/content/contact.ts')
  const before = readFileSync(file, 'utf8')
  const after = before.replace(`placeholder('${phone}')`, `'${OTHER}'`)
  expect(after).not.toBe(before)
  writeFileSync(file, after)
  const { status, stderr } = spawnSync(process.execPath, ['pipeline/build.ts'], { cwd: copy })
  expect(status, String(stderr)).toBe(0)
}, BUILD_MS)

afterAll(() => rmSync(copy, { recursive: true }))

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
