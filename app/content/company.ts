import { story as words } from '#app/generated/content/about.ts'
import { company } from '#app/generated/content/company.ts'
import { figures } from '#app/generated/content/figures.ts'

import { offices } from './contact.ts'
import { projectsIn } from './projects.ts'
import { capitalised, counted, listInWords } from './words.ts'

export * from '#app/generated/content/about.ts'
export { company, figures }

/** A number the firm states about itself. Source: the owner's specification, sections 1, 2 and 9. */
export type Figure = (typeof figures)['experience']

const irrigation = projectsIn('irrigation')

/** The story of the firm, as Home tells it in short and About at length. */
export const story = {
  short: words.short,
  long: {
    ...words.long,
    paragraphs: [
      [
        `${company.name} is a Ugandan firm of engineers and builders.`,
        ...offices.map(({ name, where }) => `Our ${name.toLowerCase()} is ${where}.`),
      ].join(' '),
      `For ${figures.experience.inWords} we have advised, designed, supervised and built, for districts, organisations and farmers.`,
    ],
  },
}

const research = offices.slice(1, 2).map(({ name, where }) => ({
  title: 'Close to research',
  description: `A ${name.toLowerCase()} ${where}.`,
}))

const solar = {
  title: 'Solar experience',
  description: `${capitalised(counted(irrigation.length, 'solar irrigation project'))} since ${Math.min(...irrigation.map(({ year }) => year))}.`,
}

/** Why clients choose the firm; what needs an office or a kind of work is only said where it is. */
export const reasons = [
  {
    title: 'Many disciplines',
    description: 'Water, civil, electrical and agricultural engineering in one firm.',
  },
  {
    title: 'Close to the work',
    description: 'A head office in the north, where most of our projects are.',
  },
  ...research,
  ...(irrigation.length > 0 ? [solar] : []),
  {
    title: 'Safeguards in-house',
    description: 'An environmental and social expert in the leadership.',
  },
  { title: 'Work that is finished', description: 'Every project in our record is completed.' },
]

/** What the firm brings to a contract besides what its figures say. Shown on About. */
export const capacity = [
  `${offices.length > 1 ? 'Offices' : 'An office'} in ${listInWords(offices.map(({ town }) => town))}`,
  `Work completed in ${figures.districts.inWords}`,
]
