import { readFileSync, statSync } from 'node:fs'

import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { expect, test } from 'vitest'

import { company } from '#app/content/company.ts'
import { email, offices, phone } from '#app/content/contact.ts'
import { isPlaceholder } from '#app/content/placeholder.ts'
import { projects } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'
import { leaders } from '#app/content/team.ts'
import { profile } from '#app/generated/profile.ts'

const FILE = `dist${profile.address}`
const LIMIT_BYTES = 1_200_000
/** A4 in points. */
const A4 = [595, 842]

const document = await getDocumentProxy(new Uint8Array(readFileSync(FILE)))
const pages = await Promise.all(
  Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
)
const texts = await Promise.all(
  pages.map(async (page) => {
    const { items } = await page.getTextContent()
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
  }),
)
const text = texts.join(' ')

test('the profile has six to eight pages of A4, and what links to it knows', () => {
  expect(document.numPages).toBeGreaterThanOrEqual(6)
  expect(document.numPages).toBeLessThanOrEqual(8)
  for (const { view } of pages) expect(view.slice(2).map(Math.round)).toEqual(A4)
  expect(profile).toMatchObject({ pages: document.numPages, bytes: statSync(FILE).size })
})

test('it is light enough to send', () => {
  expect(statSync(FILE).size).toBeLessThanOrEqual(LIMIT_BYTES)
})

test('it says its title and its language, and is the same whenever it is built', async () => {
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: `${company.name}: company profile`, Language: 'en-UG' })
  expect(info).not.toHaveProperty('CreationDate')
})

test('it is tagged: a heading on every page, words for every picture that says something', async () => {
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  const roles = trees.map(elementsOf)
  for (const [index, elements] of roles.entries()) {
    expect(
      elements.filter(({ role }) => role === 'H1'),
      `page ${index + 1}`,
    ).toHaveLength(1)
  }
  const figures = roles.flat().filter(({ role }) => role === 'Figure')
  expect(figures.length).toBeGreaterThan(services.length + projects.length)
  for (const { alt } of figures) expect(alt).toMatch(/\S{2} \S/)
  expect(roles.flat().filter(({ role }) => role === 'Table')).toHaveLength(1)
})

test('it can be gone through by its bookmarks', async () => {
  const outline = await document.getOutline()
  expect(outline).toHaveLength(document.numPages)
  const names = outline.flatMap(({ items }) => items).map(({ title }) => title)
  for (const { title } of services) expect(names).toContain(title)
  for (const { title, location } of projects) expect(names).toContain(`${location} ${title}`)
})

test('it names every service with all it includes, and every project with its place', () => {
  for (const { title, subServices } of services) {
    for (const each of [title, ...subServices.map((sub) => sub.title)]) expect(text).toContain(each)
  }
  for (const { title, location, year } of projects) {
    expect(text).toContain(`${title} ${year} ${location} Completed`)
  }
})

test('it says how to reach the firm, on the first page and the last', () => {
  for (const page of [texts.at(0), texts.at(-1)]) {
    for (const each of [phone, email, offices.head.place]) expect(page).toContain(each)
  }
})

test('what the owner has not confirmed is marked where it stands', () => {
  const unknown = [company.name, phone, email].filter(isPlaceholder).length
  const unnamed = leaders.filter(({ name }) => !name).length
  const marks = texts.map((page) => page.match(/to be confirmed/g)?.length ?? 0)
  expect(marks.at(0)).toBe(unknown)
  expect(marks.reduce((most, each) => Math.max(most, each))).toBe(unknown + unnamed)
})

test('every letter of it is in an embedded font', async () => {
  const { OPS } = await getResolvedPDFJS()
  const fonts = await Promise.all(
    pages.map(async (page) => {
      const { fnArray, argsArray } = await page.getOperatorList()
      const names = argsArray.flatMap((args, index) =>
        fnArray[index] === OPS.setFont ? [args[0]] : [],
      )
      return [...new Set<string>(names)].map((name) => page.commonObjs.get(name))
    }),
  )
  expect(fonts.flat().length).toBeGreaterThan(document.numPages)
  for (const font of fonts.flat()) {
    expect(font.name).toMatch(/^[A-Z]{6}\+Archivo/)
    expect(font.missingFile).toBe(false)
  }
})

type Element = { role: string; alt?: string; children: readonly object[] }

/** The tags of a page, from the outermost in. */
function elementsOf(node: object): Element[] {
  if (!('role' in node)) return []
  const element = node as Element
  return [element, ...element.children.flatMap(elementsOf)]
}
