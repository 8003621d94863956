import type { z } from 'zod'

/** A part of the content's schema, as JSON Schema: `z.toJSONSchema` of what the files have. */
export type Part = z.core.JSONSchema.JSONSchema

/** The schema of what is in a list; of a pair, of its first. */
export function itemOf({ items, prefixItems }: Part): Part {
  return (typeof items === 'object' ? items : prefixItems?.[0]) as Part
}
