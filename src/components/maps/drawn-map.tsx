import { mapSize, meridians, parallels } from '#src/components/maps/coordinates.ts'
import type { Place } from '#src/content/projects.ts'

import { markOf, PlaceName } from './place-name.tsx'
import { Uganda } from './uganda.tsx'

import styles from './drawn-map.module.css'

type DrawnMapProps<Shown> = {
  places: readonly Shown[]
  /** `open` overflows the page at the right, `framed` fills its frame. */
  look: 'open' | 'framed'
  /** The text alternative; without it the map is hidden from assistive technology. */
  label?: string
  /** Makes each place a link to its card. */
  linkTo?: (place: Shown) => string
  /** The slug of the place to stand out. */
  pointedAt?: string | undefined
}

/** How far the lines of the grid start outside the map, in user units. */
const OVERHANG = { open: 15, framed: 600 }

/** Uganda with its grid of degrees and a mark at each place. */
export function DrawnMap<Shown extends Place>(props: DrawnMapProps<Shown>) {
  const { places, look, label, linkTo, pointedAt } = props
  const overhang = OVERHANG[look]
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className={`${styles.map} ${styles[look]}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        className={styles.grid}
        d={[
          ...parallels.map(({ y }) => `M${-overhang} ${y}H1200`),
          ...meridians.map(({ x }) => `M${x} -15V${mapSize.height}`),
        ].join('')}
      />
      <g className={styles.degrees}>
        {parallels.map(({ degrees, y }) => (
          <text key={degrees} x={8} y={y - 6}>
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
        const Element = linkTo ? 'a' : 'g'
        const state = pointedAt === slug ? styles.pointedAt : ''
        return (
          <Element
            key={slug}
            className={`${styles.place} ${category} ${state}`}
            data-category={category}
            {...(linkTo && { href: linkTo(place), tabIndex: -1, 'data-place': slug })}
          >
            <PlaceMark place={place} />
          </Element>
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
  const { x, y, name } = markOf(place)
  const { dx, dy } = name ?? { dx: 0, dy: 0 }
  const end = Math.sign(dx) * (13 + place.location.length * 12)
  return (
    <>
      {/* what a pointer may be over: the mark, the name of so many letters, and what is between */}
      <path className={styles.target} d={`M${x} ${y - 12}V${y}l${dx} ${dy}h${end}`} />
      <path
        className={styles.mark}
        style={{ transformOrigin: `${x}px ${y}px` }}
        d={`M${x} ${y}l-9-15.5h18z`}
      />
      {name ? <PlaceName {...place} /> : <title>{place.location}</title>}
    </>
  )
}
