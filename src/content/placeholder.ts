import { facts } from './facts.ts'

/**
 * Whether the owner has still to give one of these facts, or one inside it, so that a page can say
 * so and a machine is not told it.
 *
 * @param places in content/, such as 'contact.phone'
 */
export function isPlaceholder(...places: readonly string[]): boolean {
  return places.some((place) =>
    facts.placeholders.some((each) => `${each}.`.startsWith(`${place}.`)),
  )
}
