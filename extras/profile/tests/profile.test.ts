import { readFileSync, statSync } from 'node:fs'

import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { company } from '#src/content/company.ts'
import { email, offices, phone } from '#src/content/contact.ts'
import { isPlaceholder } from '#src/content/placeholder.ts'
import { projects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'
import { leaders } from '#src/content/team.ts'
import { capitalised } from '#src/content/words.ts'
import { moreInLists, moreInProfile, tooLong } from '#tests/budgets.ts'

import { PROFILE } from '../address.ts'

const FILE = `dist${PROFILE}`
const MAX_BYTES = 1_200_000 + 60_000 * moreInProfile
/** A4 in points. */
const A4 = [595, 842]

const document = await getDocumentProxy(new Uint8Array(readFileSync(FILE)))
const pages = await Promise.all(
  Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
)
const texts = await Promise.all(
  pages.map(async (page) => {
    const { items } = await page.getTextContent()
    // a word with a letter of another file of the face comes in pieces
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    return words.join('').replaceAll(/\s+/g, ' ')
  }),
)

test('the profile is a few pages of A4, light enough to send, as its links say', () => {
  // eight, and one for every entry more than seven projects, four services and three leaders; what
  // is added to any other list may open one more, which its page has no room for
  const entries = projects.length + services.length + leaders.length
  const more = Math.max(0, entries - 14) + Math.min(1, moreInLists)
  expect(document.numPages).toBeLessThanOrEqual(8 + more)
  for (const { view } of pages) expect(view.slice(2).map(Math.round)).toEqual(A4)
  const { size } = statSync(FILE)
  expect(readFileSync('dist/about.html', 'utf8')).toContain(`${(size / 1e6).toFixed(1)}<`)
  expect(tooLong('the company profile', size, MAX_BYTES)).toEqual([])
})

test('a screen reader gets its title, a heading on every page and words for its pictures', async () => {
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: `${company.name}: company profile`, Language: 'en-UG' })
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  const tags = trees.map(tagsOf)
  const outline = await document.getOutline()
  // a part that goes on over a page has its heading on the first
  expect(tags.flat().filter(({ role }) => role === 'H1')).toHaveLength(outline.length)
  for (const each of tags) expect(each.length).toBeGreaterThan(1)
  const figures = tags.flat().filter(({ role }) => role === 'Figure')
  expect(figures.length).toBeGreaterThan(services.length + projects.length)
  for (const { alt } of figures) expect(alt).toMatch(/\S{2}/)
})

test('it names every service with all it includes, and every project with its place', () => {
  const text = texts.join(' ')
  for (const { title, subServices } of services) {
    for (const each of [title, ...subServices.map((sub) => sub.title)]) expect(text).toContain(each)
  }
  for (const { title, location, year } of projects) {
    expect(text).toContain(`${title} ${year} ${location} Completed`)
  }
})

test('it says how to reach the firm, on the first page and the last', () => {
  for (const page of [texts.at(0), texts.at(-1)]) {
    // there an office's place begins a line, as 'A university'
    for (const each of [phone, email, capitalised(offices[0].place)]) expect(page).toContain(each)
  }
})

test('what the owner has not confirmed is marked where it stands', () => {
  const unknown = ['company.name', 'contact.phone', 'contact.email'].filter((place) =>
    isPlaceholder(place),
  ).length
  const unnamed = leaders.filter(({ name }) => !name).length
  const address = isPlaceholder('company.siteUrl') ? 1 : 0
  const marks = texts.map((page) => page.match(/to be confirmed/g)?.length ?? 0)
  expect(marks.at(0)).toBe(unknown)
  expect(marks.at(-1)).toBe(unknown + address)
  expect(Math.max(...marks)).toBe(unknown + Math.max(unnamed, address))
})

type Tag = { role: string; alt?: string; children: readonly object[] }

/** The tags of a page, from the outermost in. */
function tagsOf(node: object): Tag[] {
  if (!('role' in node)) return []
  const tag = node as Tag
  return [tag, ...tag.children.flatMap(tagsOf)]
}
