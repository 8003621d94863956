import { testimonials } from '#app/generated/content/testimonials.ts'

/** What clients say of the firm: each with a role, not a person's name, and a district. */
export { testimonials }
