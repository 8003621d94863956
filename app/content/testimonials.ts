import { placeholder } from './placeholder.ts'

/** What a client says of the firm. */
export type Testimonial = {
  quote: string
  /** The client's role, not a person's name. */
  name: string
  /** The client's district. */
  title: string
}

/** What three clients say, by role and district: sample words, until the owner gives real ones. */
export const testimonials: readonly Testimonial[] = [
  {
    quote: placeholder(
      'They came back after the first rains to check the lines. Nobody had to ask them.',
    ),
    name: 'Farmer',
    title: 'Oyam District',
  },
  {
    quote: placeholder('What was drawn is what was built. That made signing it off simple.'),
    name: 'District Water Officer',
    title: 'Kitgum District',
  },
  {
    quote: placeholder('We could read every line of the bill of quantities before we paid it.'),
    name: 'Programme Manager',
    title: 'Lira District',
  },
]
