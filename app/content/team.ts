import { placeholder } from './placeholder.ts'

/** One of the three people who lead the firm. The owner has given roles, not names or photographs. */
export type Leader = {
  role: string
  description: string
  /** A file of pictures/ or a remote address: a model figure until there is a photograph. */
  imageUrl: string
  /** Shown above the role once the owner gives it; empty until then. */
  name: string
}

/** Who leads the firm. Their names, for the pages and the company profile, are the owner's to give. */
export const leaders: readonly Leader[] = [
  {
    role: 'Managing Director',
    name: placeholder(''),
    description: 'Leads the firm and answers to the client for every contract.',
    imageUrl: 'leader-director.webp',
  },
  {
    role: 'Technical Field Advisor',
    name: placeholder(''),
    description: 'Runs surveys and site work, and checks what is built against the drawing.',
    imageUrl: 'leader-field-advisor.webp',
  },
  {
    role: 'Environmental and Social Safeguards Expert',
    name: placeholder(''),
    description: 'Keeps people, land and water safe during the works and after.',
    imageUrl: 'leader-safeguards.webp',
  },
]

/** The specification does not say whose years these are, so the leadership says it as a whole. */
export const leadersExperience = 'Our leaders bring 7 and 10 years of experience.'
