import type * as schema from 'schema-dts'

import { company } from '#src/content/company.ts'
import { email, offices, type OpeningHours, phone, workingHours } from '#src/content/contact.ts'
import { menu, type Page, pages } from '#src/content/pages.ts'
import { isPlaceholder } from '#src/content/placeholder.ts'
import { daysIn } from '#src/content/week.ts'

// What the pages say, as JSON-LD with the schema.org vocabulary. A fact the owner has not given is
// left out until it is no placeholder. Everything here must be visible on the page that carries it.

/** Countries as ISO 3166-1 writes them. */
const COUNTRY_CODES = { Uganda: 'UG' } as const

/** The firm advises and builds, and each type covers one half. */
type Firm = schema.MergeLeafTypes<[schema.ProfessionalServiceLeaf, schema.GeneralContractorLeaf]>

/** The structured data of the page at a path: the way to it; the firm on Home, and with its hours on Contact. */
export function structuredData(path: string): readonly object[] {
  const page = menu.find((each) => each.path === path)
  if (!page) return []
  const hours = { openingHoursSpecification: workingHours.flatMap(openingHours) }
  const things = [
    ...(page.path === pages.home.path ? [organisation()] : [breadcrumbs(page)]),
    ...(page.path === pages.contact.path ? [{ ...organisation(), ...hours }] : []),
  ]
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

/** The breadcrumbs from Home to a page. */
function breadcrumbs(page: Page): schema.BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [pages.home, page].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(path),
    })),
  }
}

/** The firm with its offices, the head office by its address, and of its identity the given facts. */
export function organisation(): Firm {
  const [head, ...others] = offices
  const socialPages = company.socialPages.flatMap(({ url }) => url ?? [])
  return {
    '@type': ['ProfessionalService', 'GeneralContractor'],
    '@id': address('/#firm'),
    ...(!isPlaceholder('company.name') && { name: company.name }),
    ...(!isPlaceholder('company.siteUrl') && { url: company.siteUrl }),
    ...(!isPlaceholder('contact.phone') && { telephone: phone }),
    ...(!isPlaceholder('contact.email') && { email }),
    description: company.blurb,
    address: postalAddress(head),
    areaServed: { '@type': 'Country', name: head.country },
    ...(others.length > 0 && { location: others.map(office) }),
    ...(socialPages.length > 0 && { sameAs: socialPages }),
  }
}

/** The URL of a path: relative until the site's own address is given. */
function address(path: string) {
  return isPlaceholder('company.siteUrl') ? path : `${company.siteUrl}${path}`
}

type Office = (typeof offices)[number]

function office({ name, place, ...rest }: Office): schema.PlaceLeaf {
  return {
    '@type': 'Place',
    name,
    ...(place !== rest.town && { description: place }),
    address: postalAddress(rest),
  }
}

type Address = Pick<Office, 'town' | 'country'>

function postalAddress({ town, country }: Address): schema.PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    addressLocality: town,
    addressCountry: COUNTRY_CODES[country],
  }
}

/** One for each range of days; a closed day has none. */
function openingHours({ days, opens, closes }: OpeningHours): schema.OpeningHoursSpecification[] {
  if (!opens || !closes) return []
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: daysIn(days), opens, closes }]
}
