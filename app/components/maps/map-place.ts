import type { Category, Project } from '#app/content/projects.ts'
import { places } from '#app/generated/uganda.ts'

/** A place on the drawn map; its colour is the kind of work. */
export type MapPlace = {
  name: string
  look: Category
  /** In the units of the map's drawing. */
  x: number
  y: number
}

/** Where a project is on the drawn map. Throws if the build has not placed it. */
export function mapPlace({ location, category }: Pick<Project, 'location' | 'category'>): MapPlace {
  const place = places[location]
  if (!place)
    throw new Error(`${location} is not on the map: has app/generated/uganda.ts been built?`)
  return { name: location, look: category, ...place }
}
