import { offices } from './contact.ts'
import { facts } from './facts.ts'
import { projects, projectsIn } from './projects.ts'
import { capitalised, counted, countInWords, listInWords, shortened } from './words.ts'

/** As search engines show it, in letters. */
const LONGEST_TITLE = 70

/** What the firm is called, and where else it is found. */
export const company = facts.company
export const figures = facts.figures

/** The title of Home; of a long name the short one, or no slogan. */
export const homeTitle =
  [`${company.name} — ${company.slogan}`, `${company.shortName} — ${company.slogan}`].find(
    ({ length }) => length <= LONGEST_TITLE,
  ) ?? company.name

/** The title of a browser's tab: what it shows, and whose it is, in short where the name is long. */
export function titleOf(what: string): string {
  const whole = `${what} — ${company.name}`
  if (whole.length <= LONGEST_TITLE) return whole
  return shortened(`${what} — ${company.shortName}`, LONGEST_TITLE)
}

/** A number the firm states about itself. Source: the owner's specification, sections 1, 2 and 9. */
export type Figure = (typeof figures)['experience']

/** The story of the firm, as Home tells it in short and About at length. */
export const story = {
  short: facts.about.story.short,
  long: {
    ...facts.about.story.long,
    paragraphs: [
      [
        `${company.name} is a Ugandan firm of engineers and builders.`,
        ...offices.map(({ name, where }) => `Our ${name.toLowerCase()} is ${where}.`),
      ].join(' '),
      `For ${figures.experience.inWords} we have advised, designed, supervised and built, for districts, organisations and farmers.`,
    ],
  },
}

/** Why clients choose the firm; what names an office or a kind of work is only said where it is. */
export const reasons = facts.about.reasons.flatMap(({ title, ...reason }) => {
  const description = inWords(reason)
  return description ? [{ title, description }] : []
})

function inWords(reason: Omit<(typeof facts.about.reasons)[number], 'title'>) {
  const { description, office, region, category, project } = reason
  const named = offices.find(({ name }) => name === office)
  if (named && region && isInTheNorth(named)) {
    const there = projects.filter(isInTheNorth).length
    const shown = counted(projects.length, 'project')
    const like =
      there === projects.length ? 'all that is' : `${countInWords(there)} of the ${shown}`
    return `${named.name} in the north${there > 0 ? `, like ${like} shown` : ''}.`
  }
  if (named) return `Our ${named.name.toLowerCase()} ${named.where}.`
  const done = category ? projectsIn(category) : []
  if (!project || done.length === 0) return description
  const since = Math.min(...done.map(({ year }) => year))
  return `${capitalised(counted(done.length, project))} since ${since}.`
}

/**
 * Whether a place is in Uganda's Northern Region, whose south is the Victoria Nile and Lake Kwania: from
 * about 1.8 degrees north.
 */
function isInTheNorth({ coordinates }: { coordinates: { latitude: number } }) {
  return coordinates.latitude > 1.8
}

/** What the reasons and the steps stand under. */
export const reasonsHeading = `${capitalised(counted(reasons.length, 'reason'))} clients choose us`
export const stepsHeading = `How we work, in ${counted(facts.about.steps.length, 'step')}`

/** What the firm brings to a contract besides what its figures say. Shown on About. */
export const capacity = [
  `${offices.length > 1 ? 'Offices' : 'An office'} in ${listInWords(offices.map(({ town }) => town))}`,
  `Work completed in ${figures.districts.inWords}`,
]
