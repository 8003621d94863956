import { existsSync, readFileSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

import { pageAddresses } from '#build/hosts/addresses.ts'
import { budgets, tooLong } from '#tests/budgets.ts'

const worker = readFileSync('dist/worker.js', 'utf8')
const precache = [...worker.matchAll(/"integrity":"sha256-[^{}]+?"url":"([^"]+)"/g)]
const precached = precache.map(([, address = '']) => address.replace('?offline', ''))

test('every page, script, style and the font are precached', () => {
  expect(precached).toEqual(expect.arrayContaining(pageAddresses('dist')))
  if (existsSync('dist/contact.vcf')) expect(precached).toContain('/contact.vcf')
  for (const file of [/^\/assets\/.+\.js$/, /^\/assets\/.+\.css$/, /^\/fonts\/.+\.woff2$/]) {
    expect(precached.some((address) => file.test(address))).toBe(true)
  }
})

test('what is precached travels in few bytes, and pictures and files to download are not', () => {
  const bytes = precached.map((address) => {
    const file = `dist${address === '/' ? '/index' : address}`
    const sent = [`${file}.html.br`, `${file}.br`, file].find((each) => existsSync(each)) ?? file
    return statSync(sent).size
  })
  const total = bytes.reduce((all, each) => all + each, 0)
  expect(tooLong('what is precached', total, budgets.precached)).toEqual([])
  expect(precached.filter((each) => /\.(pdf|png|avif|webp|br|gz|html)$|404/.test(each))).toEqual([])
})

test('the offline page needs no other file and no script', () => {
  expect(worker).toContain('You are offline')
  expect(worker).not.toMatch(/<script|<img|@import/)
})
