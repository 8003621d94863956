import { facts } from '#src/content/facts.ts'

/** Where messages of the contact form go. Without it sending is simulated. */
export const delivery = facts.delivery

export type Delivery = NonNullable<typeof delivery>
