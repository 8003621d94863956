import { listInWords } from './words.ts'

/** A kind of work, and a choice of the filter on Projects. */
export type Category = 'water' | 'irrigation' | 'training'

/** A finished piece of work. */
export type Project = {
  id: number
  title: string
  category: Category
  /** The district or town, which is also what the project is known by. */
  location: string
  /** The year it was done; every project of the portfolio is completed. */
  year: number
  description: string
  /** A file of pictures/, or an address on an image delivery or stock photo service. */
  imageUrl: string
  imageAlt: string
  /** Where its mark stands on the map, in degrees north and east. */
  coordinates: { latitude: number; longitude: number }
}

/** A project or an office as the map marks it, in the colour of the kind of work. */
export type Place = Pick<Project, 'location' | 'category' | 'coordinates'>

/** What the filter can offer, in order; the first one shows every project. */
const kinds = [
  { value: 'all', label: 'All' },
  { value: 'water', label: 'Water' },
  { value: 'irrigation', label: 'Irrigation' },
  { value: 'training', label: 'Training' },
] as const satisfies readonly { value: 'all' | Category; label: string }[]

export type FilterChoice = (typeof kinds)[number]['value']

/** The seven projects of the portfolio, newest first. */
export const projects: readonly Project[] = [
  {
    id: 1,
    title: 'Solar irrigation',
    category: 'irrigation',
    location: 'Kitgum',
    year: 2024,
    description:
      'The sun runs the pump, the tank stores the water, and gravity carries it to the crop.',
    imageUrl: 'kitgum.webp',
    imageAlt: 'Model of solar panels, a raised water tank and two fields of young crops',
    coordinates: { latitude: 3.28, longitude: 32.88 },
  },
  {
    id: 2,
    title: 'Solar irrigation',
    category: 'irrigation',
    location: 'Kakumiro',
    year: 2024,
    description: 'Water lifted to the top of the hill by sunlight. No fuel to carry, none to buy.',
    imageUrl: 'kakumiro.webp',
    imageAlt:
      'Model of a hill planted with bananas, a tank at its top and solar panels at its foot',
    coordinates: { latitude: 0.78, longitude: 31.32 },
  },
  {
    id: 3,
    title: 'Solar irrigation',
    category: 'irrigation',
    location: 'Lira',
    year: 2024,
    description: 'Solar pumping, storage and pipes, so planting does not wait for the rain.',
    imageUrl: 'lira.webp',
    imageAlt: 'Model of a wide golden field with a raised tank and solar panels behind it',
    coordinates: { latitude: 2.25, longitude: 32.9 },
  },
  {
    id: 4,
    title: 'Solar irrigation',
    category: 'irrigation',
    location: 'Oyam',
    year: 2024,
    description: 'Solar-powered water for crops, from the source to the last row.',
    imageUrl: 'oyam.webp',
    imageAlt: 'Model of a pond beside crop rows, with solar panels and a tank',
    coordinates: { latitude: 2.38, longitude: 32.5 },
  },
  {
    id: 5,
    title: 'Solar irrigation',
    category: 'irrigation',
    location: 'Otuke',
    year: 2023,
    description: 'The first solar irrigation project in our portfolio.',
    imageUrl: 'otuke.webp',
    imageAlt: 'Model of round vegetable plots in dry land, a tank and solar panels',
    coordinates: { latitude: 2.5, longitude: 33.5 },
  },
  {
    id: 6,
    title: 'Hydrogeological survey and well',
    category: 'water',
    location: 'Luwero',
    year: 2022,
    description: 'First the survey to find the water, then the well to reach it.',
    imageUrl: 'luwero.webp',
    imageAlt: 'Model cut open to show a well reaching blue groundwater under a village',
    coordinates: { latitude: 0.85, longitude: 32.47 },
  },
  {
    id: 7,
    title: 'Training',
    category: 'training',
    location: 'Kampala',
    year: 2021,
    description: 'Training delivered in Kampala: the people side of keeping works running.',
    imageUrl: 'kampala.webp',
    imageAlt: 'Model of people learning together under an open shelter among town houses',
    coordinates: { latitude: 0.35, longitude: 32.58 },
  },
]

/** The projects a filter choice shows. */
export function projectsIn(choice: FilterChoice): readonly Project[] {
  return projects.filter((project) => choice === 'all' || project.category === choice)
}

/** The choices of the filter, in order: all projects, and each kind of which there are some. */
export const filterChoices = kinds.filter(({ value }) => projectsIn(value).length > 0)

/** The choice a query string asks for; an unknown one shows all. */
export function filterChoiceFrom(search: URLSearchParams): FilterChoice {
  const asked = search.get('category')
  return filterChoices.find(({ value }) => value === asked)?.value ?? 'all'
}

/** The projects of the latest year of work. */
export function latestProjects(): readonly Project[] {
  const latest = Math.max(...projects.map(({ year }) => year))
  return projects.filter(({ year }) => year === latest)
}

/** The three projects Home shows: the first three of the latest year. */
export function recentProjects(): readonly Project[] {
  return latestProjects().slice(0, 3)
}

/** The project the firm began with. */
export function firstProject(): Project {
  return projects.reduce((first, project) => (project.year < first.year ? project : first))
}

/** The fragment of a project's address: /projects#kitgum. */
export function projectAnchor({ location }: Pick<Project, 'location'>): string {
  return location.toLowerCase().replaceAll(' ', '-')
}

/** A category as the filter calls it. */
export function categoryLabel(category: Category): string {
  return kinds.find(({ value }) => value === category)?.label ?? category
}

/** Work as a sentence has it: 'Solar irrigation in Kitgum and Lira; Training in Kampala'. */
export function workInWords(done: readonly Project[]): string {
  const titles = [...new Set(done.map(({ title }) => title))]
  const work = titles.map((title) => {
    const places = done.filter((project) => project.title === title).map((p) => p.location)
    return `${title} in ${listInWords(places)}`
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
