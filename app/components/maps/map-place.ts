import type { Category, Project } from '#app/content/projects.ts'
import { onMap } from '#app/uganda.ts'

/** A place on the map; its colour is the kind of work. */
export type MapPlace = {
  name: string
  look: Category
  /** In the units of the map's drawing. */
  x: number
  y: number
}

/** Where a project or an office is on the map. */
export function mapPlace({
  location,
  category,
  coordinates,
}: Pick<Project, 'location' | 'category' | 'coordinates'>): MapPlace {
  return { name: location, look: category, ...onMap(coordinates) }
}
