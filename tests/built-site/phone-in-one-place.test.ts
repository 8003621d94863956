import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { phone, whatsAppDigits } from '#src/content/contact.ts'

const SOURCE = 'content/contact.yaml'

test('the number is written in one file, in no form anywhere else', () => {
  const files = globSync(
    ['index.html', '{src,content,build,extras,hosts,public}/**/*.{ts,tsx,html,css,typ,yaml}'],
    {
      exclude: (name) => name === 'node_modules',
    },
  ).map((file) => file.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(100)
  const written = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return [phone, phone.replaceAll(' ', ''), whatsAppDigits].some((form) => text.includes(form))
  })
  expect(written).toEqual([SOURCE])
})
