import { delivery } from '#src/generated/content/delivery.ts'

export { delivery }

/** Where messages of the contact form go. Without it sending is simulated. */
export type Delivery = NonNullable<typeof delivery>
