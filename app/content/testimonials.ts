import { testimonials } from '#app/generated/content/testimonials.ts'

export { testimonials }

/** What a client says of the firm: with a role, not a person's name, and a district. */
export type Testimonial = (typeof testimonials)[number]
