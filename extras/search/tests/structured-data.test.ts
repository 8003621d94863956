import { expect, test } from 'vitest'

import { attribute, elementsOf, wordsOf } from '#build/pages/html.ts'
import { company } from '#src/content/company.ts'
import { offices, workingHours } from '#src/content/contact.ts'
import { menu } from '#src/content/pages.ts'
import { pages } from '#tests/built-site/built-site.ts'

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
  for (const [path, things] of data) {
    expect(
      things.map((thing) => thing['@type']),
      path,
    ).toEqual([
      ...(path === '/' ? [] : ['BreadcrumbList']),
      ...(['/', '/contact'].includes(path) ? [firm] : []),
    ])
  }
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
  const firms = data.flatMap(([, things]) => things.filter((thing) => 'areaServed' in thing))
  expect(firms).toHaveLength(2)
  const place = { addressLocality: offices[0].town, addressCountry: 'UG' }
  for (const { address } of firms) expect(address).toEqual({ '@type': 'PostalAddress', ...place })
  const hours = firms.at(-1)?.['openingHoursSpecification']
  const open = workingHours.filter(({ opens }) => opens)
  const expected = open.map(({ days, opens, closes }) => {
    return { dayOfWeek: expect.arrayContaining(days.split(' to ')) as unknown, opens, closes }
  })
  expect(hours).toMatchObject(expected)
  for (const { days, opens } of workingHours) {
    if (!opens) expect(JSON.stringify(hours)).not.toContain(days)
  }
})

test.each(data)('the way to %s is in order', (path, things) => {
  const steps = things.flatMap(below).filter((thing) => thing['@type'] === 'ListItem')
  const way = path === '/' ? [] : ['/', path]
  expect(steps.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1))
  expect(steps.map(({ item }) => new URL(String(item), company.siteUrl).pathname)).toEqual(way)
})

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
