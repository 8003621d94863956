import { readFileSync } from 'node:fs'

import * as firm from '#app/content/company.ts'
import * as contact from '#app/content/contact.ts'
import { descriptions } from '#app/content/descriptions.ts'
import { pages } from '#app/content/pages.ts'
import { isPlaceholder } from '#app/content/placeholder.ts'
import { categoryLabel, projects, workByYear } from '#app/content/projects.ts'
import { services, servicesHeading } from '#app/content/services.ts'
import { leaders, leadersHeading } from '#app/content/team.ts'
import { capitalised, listInWords } from '#app/content/words.ts'
import { imageAlt as aboutAlt } from '#app/generated/content/about-picture.ts'
import { builtInYear } from '#app/generated/content/build.ts'
import { imageAlt as homeAlt } from '#app/generated/content/home-picture.ts'
import { lettersLacking } from '#app/generated/font.ts'
import { photographs } from '#app/generated/photographs.ts'
import { mapSize } from '#app/uganda.ts'

/** All that the templates say, as the JSON they read. Labels of a drawing are theirs. */
export function profileContent() {
  const { siteUrl } = firm.company
  const years = projects.map(({ year }) => year)
  return {
    ...firm,
    alts: { home: homeAlt, about: aboutAlt },
    pages,
    descriptions,
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
  const styles = readFileSync('app/styles/models.css', 'utf8')
  const named = styles.matchAll(/^\.(\w+) \{\n {2}fill: var\(--([a-z-]+)\);/gm)
  return Object.fromEntries([...named].map(([, kind, colour]) => [kind, colour]))
}

/** The colours of tokens.css without their dashes, as it first names them: for no preference. */
function colours(): Readonly<Record<string, string>> {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const named = tokens.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...named].toReversed().map(([, name, colour]) => [name, colour]))
}
