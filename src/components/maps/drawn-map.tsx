import { mapSize, meridians, parallels } from '#src/components/maps/coordinates.ts'
import type { Place } from '#src/content/projects.ts'

import { markFill } from './mark-colours.ts'
import { markOf, PlaceName, triangle } from './place-name.tsx'
import { Uganda } from './uganda.tsx'

import styles from './drawn-map.module.css'

type DrawnMapProps = {
  places: readonly Place[]
  /** The slug of the place that stands out. */
  pointedAt: string | undefined
}

/**
 * Uganda with its grid of degrees and a mark at each place, for the eye only: what a mark leads to, by
 * its slug, stands beside it.
 */
export function DrawnMap({ places, pointedAt }: DrawnMapProps) {
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className={styles.map}
      aria-hidden="true"
    >
      <path
        className={styles.grid}
        d={[
          // they end off the page
          ...parallels.map(({ y }) => `M-20 ${y}H1200`),
          ...meridians.map(({ x }) => `M${x} -15V${mapSize.height}`),
        ].join('')}
      />
      <g className={styles.degrees}>
        {parallels.map(({ degrees, y }) => (
          <text key={degrees} x={-12} y={y - 6}>
            {latitudeInWords(degrees)}
          </text>
        ))}
        {meridians.map(({ degrees, x }) => (
          <text key={degrees} x={x + 6} y={19}>
            {degrees}° E
          </text>
        ))}
      </g>
      <Uganda className={styles.land} />
      {places.map((place) => {
        const { slug, category } = place
        const state = pointedAt === slug ? styles.pointedAt : ''
        return (
          <a
            key={slug}
            className={`${styles.place} ${state}`}
            data-category={category}
            href={`#${slug}`}
            tabIndex={-1}
            data-place={slug}
          >
            <PlaceMark place={place} />
          </a>
        )
      })}
    </svg>
  )
}

function latitudeInWords(degrees: number): string {
  if (degrees === 0) return '0°'
  return degrees > 0 ? `${degrees}° N` : `${-degrees}° S`
}

function PlaceMark({ place }: { place: Place }) {
  const mark = markOf(place)
  const { x, y, name } = mark
  const { dx, dy } = name ?? { dx: 0, dy: 0 }
  const end = Math.sign(dx) * (13 + place.location.length * 12)
  return (
    <>
      {/* what a pointer may be over: the mark, the name of so many letters, and what is between */}
      <path className={styles.target} d={`M${x} ${y - 12}V${y}l${dx} ${dy}h${end}`} />
      <path
        className={styles.mark}
        fill={markFill(place.category)}
        style={{ transformOrigin: `${x}px ${y}px` }}
        d={triangle(mark, 22)}
      />
      {name ? <PlaceName {...place} /> : <title>{place.location}</title>}
    </>
  )
}
