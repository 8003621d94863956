import { marks } from 'virtual:map-marks'

import type { Place } from '#src/content/projects.ts'

import type { Mark } from './coordinates.ts'

/**
 * Where the map marks a place.
 *
 * @throws when the build has placed none of its slug
 */
export function markOf({ slug }: Pick<Place, 'slug'>): Mark {
  const mark = marks[slug]
  if (!mark) throw new Error(`No mark for ${slug}`)
  return mark
}

/** The outline of a mark: a triangle, so many of the map's units wide, which points at the place. */
export function triangle({ x, y }: Mark, width: number): string {
  return `M${x} ${y}l${-width / 2} ${-0.85 * width}h${width}z`
}

/** What a mark with a name needs to know of its place. */
export type NamedPlace = Pick<Place, 'slug' | 'location'>

/** A mark, so many of the map's units wide, with the name of its place. */
export function NamedMark({ place, width }: { place: NamedPlace; width: number }) {
  return (
    <g>
      <path d={triangle(markOf(place), width)} />
      <PlaceName {...place} />
    </g>
  )
}

/** The name of a place at the end of a line from its mark, where the map has room for one. */
export function PlaceName(place: NamedPlace) {
  const { x, y, name } = markOf(place)
  if (!name) return null
  const { dx, dy } = name
  const side = Math.sign(dx)
  return (
    <>
      <polyline
        fill="none"
        stroke="var(--ink)"
        points={`${x},${y} ${x + dx},${y + dy} ${x + dx + side * 8},${y + dy}`}
      />
      <text x={x + dx + side * 13} y={y + dy + 6} textAnchor={side > 0 ? 'start' : 'end'}>
        {place.location}
      </text>
    </>
  )
}
