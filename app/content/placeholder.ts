const placeholders = new Set<string>()

/**
 * Marks a fact the owner has not given yet and returns it unchanged, so that it can be written
 * where the real one will stand. `npm run launch-check` lists every call, and tells what the owner
 * has to give by the comment that stands before it.
 */
export function placeholder<const Value extends string>(value: Value): Value {
  placeholders.add(value)
  return value
}

/** Whether a value is still a stand-in, so that a page can say so and a machine is not told it. */
export function isPlaceholder(value: string): boolean {
  return placeholders.has(value)
}
