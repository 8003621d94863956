import { offices } from './contact.ts'
import { placeholder } from './placeholder.ts'
import { firstProject, latestProjects, projectsIn } from './projects.ts'
import { capitalised, countInWords } from './words.ts'

/** A number the firm states about itself. Source: the owner's specification, sections 1, 2 and 9. */
export type Figure = {
  /** As it stands in a title block, for example 'UGX 3B+'. */
  short: string
  /** As it stands in a sentence, for example 'over UGX 3 billion'. */
  inWords: string
  label: string
}

export const company = {
  /** The firm's name in full. */
  name: placeholder('Kitgum Engineering & Construction'),
  /** The firm's name where there is little room for it. */
  shortName: placeholder('Kitgum Engineering'),
  /** The address of the site itself, without a slash at its end. */
  siteUrl: placeholder('https://www.example.com'),
  /** The slogan the owner gave: the heading of Home. */
  slogan: "Building Uganda's Future",
  blurb:
    'A multi-disciplinary engineering consultancy and construction firm, working on water, irrigation and solar power in Uganda.',
  /**
   * The firm's social pages, shown in the footer: one without an address is a picture, not a link.
   * Take out a line for a page the firm does not have.
   */
  socialPages: [
    { network: 'Facebook', icon: 'facebook', url: placeholder('') },
    { network: 'X', icon: 'x', url: placeholder('') },
    { network: 'LinkedIn', icon: 'linkedin', url: placeholder('') },
    { network: 'Instagram', icon: 'instagram', url: placeholder('') },
  ],
} as const

export const figures = {
  experience: { short: '5+', inWords: 'over 5 years', label: 'Years of experience' },
  projects: { short: '10+', inWords: 'more than 10 projects', label: 'Completed projects' },
  projectValue: { short: 'UGX 3B+', inWords: 'over UGX 3 billion', label: 'Project value' },
  turnover: { short: 'UGX 400M', inWords: 'about UGX 400 million', label: 'Annual turnover' },
  consultingFees: { short: 'UGX 1B+', inWords: 'over UGX 1 billion', label: 'Consulting fees' },
  districts: { short: '5+', inWords: 'more than 5 districts', label: 'Districts' },
  satisfaction: { short: '100%', inWords: '100% of clients', label: 'Client satisfaction' },
} as const satisfies Record<string, Figure>

const first = firstProject()
const latest = latestProjects()

/** The story of the firm, as Home tells it in short and About at length. */
export const story = {
  short: {
    heading: 'One firm for the water, the power and the field.',
    text: 'An irrigation project is a well, a pump, solar panels, a tank and a field. When five firms each build one part, it fails where the parts meet. We plan all of them together.',
  },
  long: {
    heading: 'Two offices: one near the work, one near the research.',
    paragraphs: [
      `${company.name} is a Ugandan firm of engineers and builders. Our head office is in ${offices.head.place}. Our consulting office is at ${offices.consulting.place}.`,
      `For ${figures.experience.inWords} we have advised, designed, supervised and built, for districts, organisations and farmers. We began with ${first.title.toLowerCase()} in ${first.location} in ${first.year}, and finished ${countInWords(latest.length)} projects in ${latest[0]?.year}.`,
    ],
  },
} as const

export const vision = 'A Uganda where water, power and food do not depend on the season.'

export const mission =
  'To plan, design and supervise works that the people who use them can run and repair.'

export const values = [
  { title: 'Measure first', description: 'No promise before a survey.' },
  { title: 'Open books', description: 'Costs and quantities you can read line by line.' },
  {
    title: 'Care for people and land',
    description: 'Their safety is part of the design, not an afterthought.',
  },
  {
    title: 'Built to be repaired',
    description: 'Parts and methods that a local technician can handle.',
  },
] as const

const irrigation = projectsIn('irrigation')

export const reasons = [
  {
    title: 'Many disciplines',
    description: 'Water, civil, electrical and agricultural engineering in one firm.',
  },
  {
    title: 'Close to the work',
    description: 'A head office in the north, where most of our projects are.',
  },
  {
    title: 'Close to research',
    description: `A consulting office at ${offices.consulting.place}.`,
  },
  {
    title: 'Solar experience',
    description: `${capitalised(countInWords(irrigation.length))} solar irrigation projects since ${Math.min(...irrigation.map(({ year }) => year))}.`,
  },
  {
    title: 'Safeguards in-house',
    description: 'An environmental and social expert in the leadership.',
  },
  { title: 'Work that is finished', description: 'Every project in our record is completed.' },
] as const

export const technicalCapabilities = [
  'Hydrogeological survey and well siting',
  'Choosing solar pumps and panels',
  'Drip and piped irrigation design',
  'Construction supervision',
  'Environmental and social safeguards',
] as const

/** What the firm brings to a contract. Shown on About. */
export const capacity = [
  `Annual turnover of ${figures.turnover.inWords}`,
  `${capitalised(figures.consultingFees.inWords)} earned in consulting fees`,
  `Offices in ${offices.head.town} and ${offices.consulting.town}`,
  `Work completed in ${figures.districts.inWords}`,
] as const

/** What the firm can take on, in the order of the work. Shown on Projects. */
export const capacityLists = [
  {
    title: 'Survey',
    items: ['Hydrogeological survey', 'Topographic survey', 'Soil and water assessment'],
  },
  { title: 'Design', items: ['Solar pumping', 'Drip and piped irrigation', 'Water supply'] },
  {
    title: 'Site',
    items: ['Construction supervision', 'Safeguards monitoring', 'Training for users'],
  },
] as const
