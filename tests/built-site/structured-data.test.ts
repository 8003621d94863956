import { expect, test } from 'vitest'

import { company } from '#app/content/company.ts'
import { offices, workingHours } from '#app/content/contact.ts'
import { menu } from '#app/content/pages.ts'

import { attribute, elementsOf, wordsOf } from '../../pipeline/pages/html.ts'
import { pages } from './built-site.ts'

// schema-dts holds the names of all kinds and properties, when the build is type-checked.

type Thing = { readonly [property: string]: unknown }
type Fact = readonly [property: string, value: string]

/** Said of how the data is built, and not of the firm; the hours are compared below. */
const UNSEEN = new Set(['@context', '@id', '@type', 'position', 'opens', 'closes', 'dayOfWeek'])
const ADDRESSES = new Set(['url', 'item', 'sameAs'])
/** Countries by their codes, as people read them. */
const COUNTRIES: Readonly<Record<string, string>> = { UG: 'Uganda' }

const data = menu.map(({ path }): [string, Thing[]] => {
  const scripts = elementsOf(pages.get(path) ?? '').filter((each) => {
    return attribute(each, 'type') === 'application/ld+json'
  })
  return [path, scripts.map((each) => JSON.parse(wordsOf(each)) as Thing)]
})

test('each page carries what it is about', () => {
  const firm = ['ProfessionalService', 'GeneralContractor']
  expect(data.map(([path, things]) => [path, things.map((thing) => thing['@type'])])).toEqual([
    ['/', [firm]],
    ['/about', ['BreadcrumbList']],
    ['/services', ['BreadcrumbList']],
    ['/projects', ['BreadcrumbList']],
    ['/contact', ['BreadcrumbList', firm]],
  ])
})

test.each(data)('all that machines read on %s stands on it for people', (path, things) => {
  const html = (pages.get(path) ?? '').replaceAll(/<script[^]*?<\/script>/g, '')
  const [body] = elementsOf(html).filter(({ tagName }) => tagName === 'body')
  const facts = things.flatMap(factsOf).filter(([property]) => !UNSEEN.has(property))
  expect(facts.length).toBeGreaterThan(3)
  const words = body ? wordsOf(body).replaceAll(/\s+/g, ' ') : ''
  const unsaid = facts.filter(([property, value]) => {
    if (ADDRESSES.has(property)) return !leadsTo(path, value)
    return !words.includes(COUNTRIES[value] ?? value)
  })
  expect(unsaid).toEqual([])
})

test('the firm has an address of its own, with its country’s code, and on Contact its hours', () => {
  const firms = data.flatMap(([path, things]) => {
    return things
      .filter((thing) => 'location' in thing || 'areaServed' in thing)
      .map((thing) => ({ path, ...thing }) as Thing)
  })
  expect(firms).toHaveLength(2)
  const open = workingHours.flatMap((each) => ('opens' in each ? [each] : []))
  for (const firm of firms) {
    expect(firm['address']).toEqual({
      '@type': 'PostalAddress',
      addressLocality: offices[0].town,
      addressCountry: 'UG',
    })
    if (firm['path'] !== '/contact') continue
    expect(firm['openingHoursSpecification']).toMatchObject(
      open.map(({ opens, closes }) => ({ opens, closes })),
    )
  }
  const days = allOf('OpeningHoursSpecification').flatMap(({ dayOfWeek }) => [dayOfWeek].flat())
  const ends = open.flatMap((each) => each.days.split(' to '))
  expect(days, 'the days of the week that are open').toEqual(expect.arrayContaining(ends))
  for (const { days: closed, opens } of workingHours) {
    if (!opens) expect(days).not.toContain(closed)
  }
})

test.each(data)('the way to %s is in order', (path, things) => {
  const steps = things.flatMap(below).filter((thing) => thing['@type'] === 'ListItem')
  const way = path === '/' ? [] : ['/', path]
  expect(steps.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1))
  expect(steps.map(({ item }) => new URL(String(item), company.siteUrl).pathname)).toEqual(way)
})

function allOf(type: string) {
  return data
    .flatMap(([, things]) => things.flatMap(below))
    .filter((thing) => thing['@type'] === type)
}

/** A thing and all things in it. */
function below(thing: Thing): Thing[] {
  return [thing, ...Object.values(thing).flat().filter(isThing).flatMap(below)]
}

/** Every value in a thing and in all things in it, with its property. */
function factsOf(thing: Thing): Fact[] {
  return below(thing).flatMap((each) =>
    Object.entries(each).flatMap(([property, values]) =>
      [values]
        .flat()
        .filter((value) => !isThing(value))
        .map((value): Fact => [property, String(value)]),
    ),
  )
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null
}

function leadsTo(path: string, address: string) {
  const base = `${company.siteUrl}${path}`
  const wanted = new URL(address, base).href
  return elementsOf(pages.get(path) ?? '').some((each) => {
    const href = attribute(each, 'href')
    return href !== undefined && URL.canParse(href, base) && new URL(href, base).href === wanted
  })
}
