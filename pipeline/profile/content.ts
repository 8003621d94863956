import {
  capacity,
  capacityLists,
  company,
  type Figure,
  figures,
  mission,
  reasons,
  story,
  technicalCapabilities,
  values,
  vision,
} from '#app/content/company.ts'
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
import { places, viewBox } from '#app/generated/uganda.ts'

/** A fact with whether the owner has confirmed it: until then the document marks it. */
type Stated = { text: string; toBeConfirmed: boolean }

/** All that the templates say, as the JSON they read. Labels of a drawing are theirs. */
export function profileContent() {
  const years = projects.map(({ year }) => year)
  return {
    title: `${company.name}: company profile`,
    name: stated(company.name),
    year: builtInYear,
    phone: { ...stated(phone), link: phoneLink() },
    email: { ...stated(email), link: emailLink() },
    site: {
      ...stated(company.siteUrl),
      text: company.siteUrl.replace('https://', ''),
      link: company.siteUrl,
    },
    slogan: company.slogan,
    intro: pages.home.intro,
    blurb: company.blurb,
    offices: Object.values(offices).map((office) => {
      const location = Object.keys(places).find((name) => office.place.includes(name)) ?? ''
      return { ...office, place: capitalised(office.place), location, at: placeOf(location) }
    }),
    hours: workingHours.map((hours) => ({ days: hours.days, hours: hoursInWords(hours) })),
    about: {
      ...pages.about,
      story: story.long,
      vision,
      mission,
      values,
      reasons,
    },
    workByYear: workByYear(),
    firmFigures: [
      figures.experience,
      figures.projectValue,
      figures.consultingFees,
      figures.turnover,
    ].map(inParts),
    workFigures: [
      figures.projects,
      figures.projectValue,
      figures.districts,
      figures.satisfaction,
    ].map(inParts),
    services: {
      ...pages.services,
      heading: `${capitalised(countInWords(services.length))} services, one team.`,
      list: services,
    },
    projects: {
      ...pages.projects,
      years: `${Math.min(...years)} to ${Math.max(...years)}`,
      list: projects.map((project) => ({
        ...project,
        type: categoryLabel(project.category),
        at: placeOf(project.location),
      })),
      places: listInWords(projects.map(({ location }) => location)),
    },
    map: mapSize(),
    capacity,
    capacityLists,
    technicalCapabilities,
    leadership: {
      heading: `${capitalised(countInWords(leaders.length))} people answer for the work.`,
      list: leaders,
      experience: leadersExperience,
    },
    contact: pages.contact,
  }
}

function stated(text: string): Stated {
  return { text, toBeConfirmed: isPlaceholder(text) }
}

/** The currency stands small before its number: 'UGX 3B+' is in two parts, '10+' in one. */
function inParts({ short, label }: Figure) {
  const [number = '', unit = ''] = short.split(' ').toReversed()
  return { unit, number, label }
}

function placeOf(location: string) {
  const place = places[location]
  if (!place) throw new Error(`${location} is not on the drawn map`)
  return place
}

function mapSize() {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  return { width, height }
}
