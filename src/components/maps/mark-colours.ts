import type { Category } from '#src/content/projects.ts'

/**
 * The colour of tokens.css in which every map, the filter and the documents mark a kind of work.
 *
 * @public for extras
 */
export const markColours = {
  water: '--water',
  irrigation: '--forest',
  training: '--gold',
} as const satisfies Readonly<Record<Category, `--${string}`>>

/** The same as what an SVG is filled with. */
export function markFill(category: Category): string {
  return `var(${markColours[category]})`
}
