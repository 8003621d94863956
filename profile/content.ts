import { readFileSync } from 'node:fs'

import * as firm from '#app/content/company.ts'
import {
  email,
  emailLink,
  hoursInWords,
  offices,
  phone,
  phoneLink,
  workingHours,
} from '#app/content/contact.ts'
import { pages } from '#app/content/pages.ts'
import { isPlaceholder } from '#app/content/placeholder.ts'
import { categoryLabel, projects, workByYear } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'
import { leaders, leadersExperience } from '#app/content/team.ts'
import { capitalised, countInWords, listInWords } from '#app/content/words.ts'
import { builtInYear } from '#app/generated/build.ts'
import { mapSize, onMap } from '#app/uganda.ts'

/** All that the templates say, as the JSON they read. Labels of a drawing are theirs. */
export function profileContent() {
  const { siteUrl } = firm.company
  const years = projects.map(({ year }) => year)
  return {
    ...firm,
    pages,
    services,
    leaders,
    leadersExperience,
    mapSize,
    colours: colours(),
    year: builtInYear,
    title: `${firm.company.name}: company profile`,
    servicesHeading: `${capitalised(countInWords(services.length))} services, one team.`,
    leadersHeading: `${capitalised(countInWords(leaders.length))} people answer for the work.`,
    name: stated(firm.company.name),
    phone: stated(phone, phoneLink()),
    email: stated(email, emailLink()),
    site: { ...stated(siteUrl, siteUrl), text: siteUrl.replace('https://', '') },
    offices: Object.values(offices).map((office) => {
      return { ...office, place: capitalised(office.place), at: onMap(office.coordinates) }
    }),
    hours: workingHours.map((each) => ({ days: each.days, hours: hoursInWords(each) })),
    workByYear: workByYear(),
    years: `${Math.min(...years)} to ${Math.max(...years)}`,
    projects: projects.map((project) => {
      return { ...project, type: categoryLabel(project.category), at: onMap(project.coordinates) }
    }),
    places: listInWords(projects.map(({ location }) => location)),
  }
}

/** A fact with whether the owner has confirmed it: until then the document marks it. */
function stated(text: string, link = '') {
  return { text, link, toBeConfirmed: isPlaceholder(text) }
}

/** The colours of tokens.css without their dashes, as it first names them: for no preference. */
function colours(): Readonly<Record<string, string>> {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const named = tokens.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...named].toReversed().map(([, name, colour]) => [name, colour]))
}
