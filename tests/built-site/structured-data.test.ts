import { expect, test } from 'vitest'

import { company } from '#app/content/company.ts'
import { offices } from '#app/content/contact.ts'
import { menu } from '#app/content/pages.ts'
import { projects } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'

import { attribute, elementsOf, wordsOf } from '../../pipeline/pages/html.ts'
import { pages } from './built-site.ts'
import { propertiesOf } from './schema-org.ts'

type Thing = { readonly [property: string]: unknown }
type Fact = { property: string; value: unknown; within: string | undefined }

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Said of how the data is built, not of the firm. */
const STRUCTURE = new Set(['@context', '@id', '@type', 'position'])
/** Compared as a whole week, below. */
const HOURS = new Set(['opens', 'closes', 'dayOfWeek'])
/** Countries by their codes, as people read them. */
const COUNTRIES: Readonly<Record<string, string>> = { UG: 'Uganda' }
const ADDRESSES = new Set(['url', 'item', 'sameAs'])

const elements = new Map(menu.map(({ path }) => [String(path), elementsOf(pages.get(path) ?? '')]))

const scripts = menu.map(({ path }): [string, Thing[]] => {
  const data = elementsAt(path).filter((each) => attribute(each, 'type') === 'application/ld+json')
  return [path, data.map((each) => JSON.parse(wordsOf(each)) as Thing)]
})

test('each page carries what it is about', () => {
  expect(scripts.map(([path, things]) => [path, things.map((thing) => thing['@type'])])).toEqual([
    ['/', [['ProfessionalService', 'GeneralContractor']]],
    ['/about', ['BreadcrumbList']],
    ['/services', ['BreadcrumbList', ['ProfessionalService', 'GeneralContractor']]],
    ['/projects', ['BreadcrumbList', 'ItemList']],
    ['/contact', ['BreadcrumbList', ['ProfessionalService', 'GeneralContractor']]],
  ])
  const all = (type: string) => {
    return scripts.flatMap(([, things]) => things.flatMap(below)).filter((t) => t['@type'] === type)
  }
  expect(all('Project')).toHaveLength(projects.length)
  expect(all('Offer')).toHaveLength(
    services.reduce((sum, { subServices }) => sum + subServices.length, 0),
  )
  expect(all('ListItem')).toHaveLength(2 * 4)
})

test.each(scripts)('schema.org knows all kinds and properties on %s', (_, things) => {
  const unknown = things.flatMap(below).flatMap((thing) => {
    const types = [thing['@type']].flat().map(String)
    const known = types.map(propertiesOf)
    const missing = Object.keys(thing).filter((property) => {
      return !property.startsWith('@') && !known.some((properties) => properties.has(property))
    })
    const strange = types.filter((_type, index) => known[index]?.size === 0)
    return [...strange, ...missing.map((property) => `${types.join()}.${property}`)]
  })
  expect(unknown).toEqual([])
  expect(things.map((thing) => thing['@context'])).toEqual(things.map(() => 'https://schema.org'))
})

test.each(scripts)('all that machines read on %s stands on it for people', (path, things) => {
  const facts = things
    .flatMap((thing) => factsOf(thing))
    .filter(({ property }) => {
      return !STRUCTURE.has(property) && !HOURS.has(property)
    })
  expect(facts.length).toBeGreaterThan(3)
  const unsaid = facts.filter(({ property, value, within }) => {
    if (ADDRESSES.has(property)) return !leadsTo(path, String(value))
    return !sentencesOf(path, within).some((sentence) =>
      says(sentence, COUNTRIES[String(value)] ?? String(value)),
    )
  })
  expect(unsaid).toEqual([])
})

test.each(['/', '/contact'])(
  'the firm on %s has an address of its own, with its country’s code',
  (path) => {
    const [firm] = thingsOf(path).filter((thing) => 'openingHoursSpecification' in thing)
    expect(firm?.['address']).toEqual({
      '@type': 'PostalAddress',
      addressLocality: offices.head.town,
      addressCountry: 'UG',
    })
  },
)

test.each(['/', '/contact'])('the hours on %s are those it shows, day by day', (path) => {
  const shown = [
    ...sentencesOf(path)
      .join(' ')
      .matchAll(/(\w+day)(?: to (\w+day))? (\d+:\d\d [AP]M) to (\d+:\d\d [AP]M)/g),
  ].flatMap(([, first = '', last = first, opens = '', closes = '']) => {
    const days = WEEK.slice(WEEK.indexOf(first), WEEK.indexOf(last) + 1)
    return days.map((day) => `${day} ${on24Hours(opens)} ${on24Hours(closes)}`)
  })
  const told = thingsOf(path)
    .filter((thing) => thing['@type'] === 'OpeningHoursSpecification')
    .flatMap(({ dayOfWeek, opens, closes }) => {
      return [dayOfWeek].flat().map((day) => `${String(day)} ${String(opens)} ${String(closes)}`)
    })
  expect(told).toHaveLength(6)
  expect(told).toEqual([...new Set(shown)])
})

test.each(scripts)('the way to %s is in order', (path, things) => {
  const steps = things.flatMap(below).filter((thing) => thing['@type'] === 'ListItem')
  expect(steps.map(({ position }) => position)).toEqual(path === '/' ? [] : [1, 2])
  expect(steps.map(({ item }) => new URL(String(item), company.siteUrl).pathname)).toEqual(
    path === '/' ? [] : ['/', path],
  )
})

function elementsAt(path: string) {
  return elements.get(path) ?? []
}

function thingsOf(path: string) {
  return scripts.filter(([each]) => each === path).flatMap(([, things]) => things.flatMap(below))
}

/** A thing and all things in it. */
function below(thing: Thing): Thing[] {
  const inside = Object.values(thing).flat().filter(isThing)
  return [thing, ...inside.flatMap(below)]
}

/** Every value with its property, and the part of the page that its thing's address names. */
function factsOf(thing: Thing, outer?: string): Fact[] {
  const within = typeof thing['url'] === 'string' ? thing['url'].split('#')[1] : outer
  return Object.entries(thing).flatMap(([property, values]) => {
    return [values].flat().flatMap((value): Fact[] => {
      return isThing(value) ? factsOf(value, within) : [{ property, value, within }]
    })
  })
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null
}

/** What each element in the body of a page, or in the part with an id, says itself. */
function sentencesOf(path: string, id?: string): string[] {
  const root = elementsAt(path).find((each) => {
    return id === undefined ? each.tagName === 'body' : attribute(each, 'id') === id
  })
  const { startOffset = 0, endOffset = 0 } = root?.sourceCodeLocation ?? {}
  return elementsAt(path)
    .filter(({ sourceCodeLocation: place, tagName }) => {
      const inside = place && place.startOffset >= startOffset && place.endOffset <= endOffset
      return inside && !['script', 'style'].includes(tagName)
    })
    .map(({ childNodes }) =>
      childNodes.map((node) => ('value' in node ? node.value : '\n')).join(''),
    )
    .flatMap((own) => own.split('\n'))
    .map((sentence) => sentence.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
}

/** Whole words only: 2024 is not said by 12024, nor Lira by Liras. */
function says(sentence: string, value: string) {
  const index = sentence.indexOf(value)
  const around = `${sentence[index - 1] ?? ''}${sentence[index + value.length] ?? ''}`
  return index >= 0 && !/\w/.test(around)
}

function leadsTo(path: string, address: string) {
  const base = `${company.siteUrl}${path}`
  const wanted = new URL(address, base).href
  return elementsAt(path).some((each) => {
    const href = attribute(each, 'href')
    return href !== undefined && URL.canParse(href, base) && new URL(href, base).href === wanted
  })
}

/** '5:00 PM' is 17:00. */
function on24Hours(time: string) {
  const [, hour = '', minute = '', half = ''] = time.match(/(\d+):(\d\d) ([AP]M)/) ?? []
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
}
