import { placeholders } from '#app/generated/content/placeholders.ts'

/**
 * Whether the owner has still to give a fact, or one inside it, so that a page can say so and a
 * machine is not told it.
 *
 * @param place the fact's place in content/, such as 'contact.phone'
 */
export function isPlaceholder(place: string): boolean {
  return placeholders.some((each) => `${each}.`.startsWith(`${place}.`))
}
