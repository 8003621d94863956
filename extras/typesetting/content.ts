import { readFileSync } from 'node:fs'

import { mapSize } from '#src/components/maps/coordinates.ts'
import * as firm from '#src/content/company.ts'
import * as contact from '#src/content/contact.ts'
import { pages } from '#src/content/pages.ts'
import { isPlaceholder } from '#src/content/placeholder.ts'
import { categoryLabel, projects, workByYear } from '#src/content/projects.ts'
import { services, servicesHeading } from '#src/content/services.ts'
import { leaders, leadersHeading } from '#src/content/team.ts'
import { capitalised, listInWords } from '#src/content/words.ts'
import { imageAlt as aboutAlt } from '#src/generated/content/about-picture.ts'
import { builtInYear } from '#src/generated/content/build.ts'
import { imageAlt as homeAlt } from '#src/generated/content/home-picture.ts'
import { lettersLacking } from '#src/generated/font.ts'
import { photographs } from '#src/generated/photographs.ts'

/** All that the templates say, as the JSON they read. Labels of a drawing are theirs. */
export function firmContent() {
  const { siteUrl } = firm.company
  const years = projects.map(({ year }) => year)
  return {
    ...firm,
    alts: { home: homeAlt, about: aboutAlt },
    pages,
    services,
    leaders: leaders.map((leader) => ({ name: '', ...leader })),
    photographs,
    mapSize,
    lacking: lettersLacking,
    colours: colours(),
    marks: marks(),
    year: builtInYear,
    title: `${firm.company.name}: company profile`,
    servicesHeading: `${servicesHeading}.`,
    leadersHeading: `${leadersHeading}.`,
    name: stated('company.name', firm.company.name),
    phone: stated('contact.phone', contact.phone, contact.phoneLink()),
    email: stated('contact.email', contact.email, contact.emailLink()),
    site: { ...stated('company.siteUrl', siteUrl, siteUrl), text: siteUrl.replace('https://', '') },
    offices: contact.offices.map((office) => {
      return { ...office, place: capitalised(office.place) }
    }),
    hours: contact.workingHours.map((each) => ({
      days: each.days,
      hours: contact.hoursInWords(each),
    })),
    workByYear: workByYear(),
    years: `${Math.min(...years)} to ${Math.max(...years)}`,
    projects: projects.map((project) => {
      return { ...project, type: categoryLabel(project.category) }
    }),
    places: listInWords(projects.map(({ location }) => location)),
  }
}

/** A fact with whether the owner has confirmed it: until then the document marks it. */
function stated(place: string, text: string, link = '') {
  return { text, link, toBeConfirmed: isPlaceholder(place) }
}

/** The names of the colours that stylesheets give to the marks of the kinds of work. */
function marks(): Readonly<Record<string, string>> {
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
