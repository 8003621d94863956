import { readFileSync } from 'node:fs'

import { shownFacts } from '#build/content/shown-facts.ts'
import { missingLetters } from '#build/fonts/letters.ts'
import { marksFor } from '#build/maps/marks.ts'
import { mapSize } from '#src/components/maps/coordinates.ts'
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
    colours: colours(),
    marks: colourOfMarks(),
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

/** The names of the colours that stylesheets give to the marks of the kinds of work. */
function colourOfMarks(): Readonly<Record<string, string>> {
  const styles = readFileSync('src/styles/models.css', 'utf8')
  const named = styles.matchAll(/^\.(\w+) \{\n {2}fill: var\(--([a-z-]+)\);/gm)
  return Object.fromEntries([...named].map(([, kind, colour]) => [kind, colour]))
}

/** The colours of tokens.css without their dashes, as it first names them: for no preference. */
function colours(): Readonly<Record<string, string>> {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const named = tokens.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...named].toReversed().map(([, name, colour]) => [name, colour]))
}
