import { shownFacts } from '#build/content/shown-facts.ts'
import { missingLetters } from '#build/fonts/letters.ts'
import { token } from '#build/fonts/tokens.ts'
import { marksFor } from '#build/maps/marks.ts'
import { mapSize } from '#src/components/maps/coordinates.ts'
import { markColours } from '#src/components/maps/mark-colours.ts'
import { brandLines } from '#src/components/parts/brand-lines.ts'
import { keyOf } from '#src/components/pictures/picture-files.ts'
import * as firm from '#src/content/company.ts'
import * as contact from '#src/content/contact.ts'
import { type Page, pages } from '#src/content/pages.ts'
import type { Picture } from '#src/content/picture-fields.ts'
import { isPlaceholder } from '#src/content/placeholder.ts'
import { categoryLabel, projects, workByYear } from '#src/content/projects.ts'
import type { Facts } from '#src/content/read.ts'
import { services, servicesHeading } from '#src/content/services.ts'
import { leaders, leadersHeading } from '#src/content/team.ts'
import { capitalised, listInWords } from '#src/content/words.ts'

import { photographs } from './drawings.ts'

/** All that the templates say, as the JSON they read. Labels of a drawing are theirs. */
export async function firmContent() {
  const { first, rest } = brandLines(firm.company.name)
  const facts = await shownFacts()
  const marks = marksFor(facts)
  const { siteUrl } = firm.company
  const years = projects.map(({ year }) => year)
  return {
    ...facts.about,
    ...firm,
    alts: { home: altOf(facts.home), about: altOf(facts.about) },
    pages: Object.fromEntries(
      Object.entries<Page>(pages).map(([name, { firstPicture, ...page }]) => [
        name,
        { ...page, ...(firstPicture && { firstPicture: keyOf(firstPicture) }) },
      ]),
    ),
    services: services.map(withPictureName),
    leaders: leaders.map((leader) => ({ name: '', ...withPictureName(leader) })),
    photographs: await photographs(),
    mapSize,
    lacking: missingLetters(),
    colours: Object.fromEntries(COLOURS.map((name) => [name, token(`--${name}`)])),
    marks: Object.fromEntries(
      Object.entries(markColours).map(([kind, name]) => [kind, token(name)]),
    ),
    year: facts.builtInYear,
    title: `${firm.company.name}: company profile`,
    servicesHeading: `${servicesHeading}.`,
    leadersHeading: `${leadersHeading}.`,
    name: stated('company.name', firm.company.name),
    brand: { first, rest: rest.join(' ') },
    phone: stated('contact.phone', contact.phone, contact.phoneLink()),
    email: stated('contact.email', contact.email, contact.emailLink()),
    site: { ...stated('company.siteUrl', siteUrl, siteUrl), text: siteUrl.replace('https://', '') },
    offices: contact.offices.map((office, index) => {
      const at = marks[contact.slugOfOffice(index)]
      return { ...office, at, place: capitalised(office.place) }
    }),
    hours: contact.workingHours.map((each) => ({
      days: each.days,
      hours: contact.hoursInWords(each),
    })),
    workByYear: workByYear(),
    years: `${Math.min(...years)} to ${Math.max(...years)}`,
    projects: projects.map((project) => {
      return {
        ...withPictureName(project),
        at: marks[project.slug],
        type: categoryLabel(project.category),
      }
    }),
    places: listInWords(projects.map(({ location }) => location)),
  }
}

/** An entry with its picture as templates call it, and its files. */
function withPictureName<Entry extends { picture: Picture }>({ picture, ...entry }: Entry) {
  return { ...entry, imageUrl: keyOf(picture) }
}

function altOf({ model, imageAlt = '' }: Facts['home']) {
  return model?.imageAlt ?? imageAlt
}

/** A fact with whether the owner has confirmed it: until then the document marks it. */
function stated(place: string, text: string, link = '') {
  return { text, link, toBeConfirmed: isPlaceholder(place) }
}

/** The colours of tokens.css that the templates use. */
const COLOURS = [
  'board',
  'forest',
  'forest-deep',
  'ink',
  'ink-soft',
  'laterite-deep',
  'laterite-ink',
  'line',
  'on-dark',
  'on-dark-soft',
  'paper',
  'white',
]
