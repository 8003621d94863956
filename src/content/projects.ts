import { facts } from './facts.ts'
import { capitalised, counted, countInWords, listInWords } from './words.ts'

/** The firm's projects, newest first. */
export const projects = facts.projects

/** A finished piece of work. */
export type Project = (typeof projects)[number]

/** A kind of work, and a choice of the filter on Projects. */
export type Category = Project['category']

/** A project or an office as the map marks it, in the colour of the kind of work. */
export type Place = Pick<Project, 'slug' | 'location' | 'category'>

/** What the filter can offer, in order; the first one shows every project. */
const kinds = [
  { value: 'all', label: 'All' },
  { value: 'water', label: 'Water' },
  { value: 'irrigation', label: 'Irrigation' },
  { value: 'training', label: 'Training' },
] as const satisfies readonly { value: 'all' | Category; label: string }[]

export type FilterChoice = (typeof kinds)[number]['value']

/** The projects a filter choice shows. */
export function projectsIn(choice: FilterChoice): readonly Project[] {
  return projects.filter((project) => choice === 'all' || project.category === choice)
}

const offered = kinds.filter(({ value }) => projectsIn(value).length > 0)

/**
 * The kinds of work that there are, that with the most projects first.
 *
 * @public for extras
 */
export const kindsOfWork = offered
  .slice(1)
  .sort((one, other) => projectsIn(other.value).length - projectsIn(one.value).length)
  .map(({ label }) => label)

/** The choices of the filter, in order: all projects, and each kind; none where there is one. */
export const filterChoices = kindsOfWork.length > 1 ? offered : []

/** What a choice shows, in words: '5 projects are shown'. */
export function filterResult(choice: FilterChoice): string {
  const { length } = projectsIn(choice)
  return length === 1 ? '1 project is shown' : `${length} projects are shown`
}

/** The choice a query string asks for; an unknown one shows all. */
export function filterChoiceFrom(search: URLSearchParams): FilterChoice {
  const asked = search.get('category')
  return filterChoices.find(({ value }) => value === asked)?.value ?? 'all'
}

/** The three newest projects, which Home shows. */
export function recentProjects(): readonly Project[] {
  return projects.slice(0, 3)
}

/**
 * The number of projects that the firm states, in words, and how many of them are shown: 'More than
 * ten projects' and 'Seven are shown here'; where it shows them all, 'Seven projects on the map'.
 */
export function portfolioInWords(stated: string): { all: string; shown?: string } {
  const [digits = ''] = /\d+/.exec(stated) ?? []
  if (projects.length >= Number(digits)) {
    return { all: capitalised(`${counted(projects.length, 'project')} on the map`) }
  }
  const verb = projects.length === 1 ? 'is' : 'are'
  return {
    all: capitalised(stated.replace(digits, countInWords(Number(digits)))),
    shown: capitalised(`${countInWords(projects.length)} ${verb} shown here`),
  }
}

/** A category as the filter calls it. */
export function categoryLabel(category: Category): string {
  return kinds.find(({ value }) => value === category)?.label ?? category
}

/** Work as a sentence has it: 'Solar irrigation in Kitgum and Lira; Training in Kampala'. */
export function workInWords(done: readonly Pick<Project, 'title' | 'location'>[]): string {
  const titles = [...new Set(done.map(({ title }) => title))]
  const work = titles.map((title) => {
    const places = done.filter((project) => project.title === title).map((p) => p.location)
    return `${title} in ${listInWords([...new Set(places)])}`
  })
  return work.join('; ')
}

/** The years of work with what was done in each, oldest first. */
export function workByYear(): { year: number; work: string }[] {
  const years = [...new Set(projects.map(({ year }) => year))].sort((a, b) => a - b)
  return years.map((year) => ({
    year,
    work: workInWords(projects.filter((project) => project.year === year)),
  }))
}
