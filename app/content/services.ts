import type { Subject } from './contact.ts'
import { projectsIn } from './projects.ts'
import { countInWords } from './words.ts'

/** One of the firm's services, with what it includes. */
export type Service = {
  /** Also the fragment of its address: /services#renewable-energy. */
  id: string
  title: string
  /** One line, for the card. */
  description: string
  /** Two or three sentences, for whoever opened it. */
  details: string
  icon: 'compass' | 'leaf' | 'crane' | 'sun'
  /** A file of pictures/, or an address on an image delivery or stock photo service. */
  imageUrl: string
  imageAlt: string
  subServices: readonly { title: string; description: string }[]
  /** What the contact form is set to by 'Inquire About This Service'. */
  subject: Subject
}

/** The four services, in the order they are shown. */
export const services = [
  {
    id: 'engineering-consultancy',
    title: 'Engineering Consultancy',
    description: 'Surveys, drawings and tender documents for water, civil and electrical works.',
    details:
      'We measure the site, design the works and write the documents you need to tender or build. You get drawings a contractor can follow and a priced list of every item, so you can check the cost.',
    icon: 'compass',
    imageUrl: 'engineering-consultancy.webp',
    imageAlt: 'Model of a drawing of a village water supply, with the ground it is planned on',
    subServices: [
      {
        title: 'Water supply',
        description: 'Sources, storage and pipes sized for the people who use them.',
      },
      {
        title: 'Civil engineering',
        description: 'Roads, drainage and structures, drawn for local materials.',
      },
      {
        title: 'Electrical engineering',
        description: 'Power for pumps, buildings and sites.',
      },
      {
        title: 'Urban planning',
        description: 'Layouts for growing towns and trading centres.',
      },
    ],
    subject: 'Civil Engineering',
  },
  {
    id: 'agricultural-consultancy',
    title: 'Agricultural Consultancy',
    description: 'Irrigation and farm engineering that fits the soil, the crop and the budget.',
    details:
      'We match the water to the soil and the crop, then lay out a field that can be worked by hand. Farmers are trained before we leave.',
    icon: 'leaf',
    imageUrl: 'agricultural-consultancy.webp',
    imageAlt: 'Model of a farm with crop rows on drip lines, a greenhouse and a water tank',
    subServices: [
      {
        title: 'Irrigation systems',
        description: 'Drip and piped layouts, from the source to the row.',
      },
      {
        title: 'Agricultural engineering',
        description: 'Farm structures, storage and equipment.',
      },
      {
        title: 'Soil and water assessment',
        description: 'What the ground holds and what the crop will need.',
      },
      {
        title: 'Farmer training',
        description: 'Running, cleaning and repairing the system.',
      },
    ],
    subject: 'Agricultural Engineering',
  },
  {
    id: 'construction-supervision',
    title: 'Construction Supervision',
    description: 'Someone on site who checks every stage against the drawing.',
    details:
      'We stand on site for the client. Work is measured before it is paid for, and mistakes are caught while they are still cheap.',
    icon: 'crane',
    imageUrl: 'construction-supervision.webp',
    imageAlt:
      'Model of a building site with a concrete frame, a crane and people checking the work',
    subServices: [
      {
        title: 'Site inspection',
        description: 'Each stage checked against the drawing before it is covered.',
      },
      {
        title: 'Quality and materials',
        description: 'Samples, tests and records kept on file.',
      },
      {
        title: 'Measurement and reports',
        description: 'What was built, what it cost, what comes next.',
      },
      {
        title: 'Safeguards',
        description: 'People and land protected during the works.',
      },
    ],
    subject: 'Civil Engineering',
  },
  {
    id: 'renewable-energy',
    title: 'Renewable Energy',
    description: 'Solar power for pumps, farms and buildings, sized to the work it must do.',
    details: `We choose panels for the work they must do, not from a catalogue. Most of ours lift water: ${countInWords(projectsIn('irrigation').length)} solar irrigation projects are in our portfolio.`,
    icon: 'sun',
    imageUrl: 'renewable-energy.webp',
    imageAlt: 'Model of rows of solar panels beside a school, houses and a power container',
    subServices: [
      {
        title: 'Solar pumping',
        description: 'Panels, pump and tank designed as one system.',
      },
      {
        title: 'Solar power',
        description: 'Power for farms, offices and public buildings.',
      },
      {
        title: 'System sizing',
        description: 'How much power and storage you need, worked out first.',
      },
      {
        title: 'Care and repair',
        description: 'Checks and repairs that a local technician can do.',
      },
    ],
    subject: 'Electrical Engineering',
  },
] as const satisfies readonly Service[]
