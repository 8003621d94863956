import type { Place } from '#app/content/projects.ts'
import { outline } from '#app/uganda-outline.ts'
import { meridians, parallels } from '#app/uganda.ts'

import { PlaceName } from './place-name.tsx'

import styles from './drawn-map.module.css'

/** The part of the map that is shown, cropped to the element. */
const viewBoxes = {
  open: [0, 0, 600, 640],
  framed: [-190, 20, 980, 470],
  whole: [-190, 0, 980, 640],
} as const

type DrawnMapProps<Shown> = {
  places: readonly Shown[]
  /** `open` overflows the page at the right, `framed` fills its frame, the whole where it must. */
  look: 'open' | 'framed'
  /** The text alternative; without it the map is hidden from assistive technology. */
  label?: string
  /** Makes each place a link to its card. */
  linkTo?: (place: Shown) => string
  /** Called with the place under the pointer, and with nothing when it leaves. */
  onPointAt?: (slug: string | undefined) => void
  pointedAt?: string | undefined
}

/** How far the lines of the grid start outside the map, in user units. */
const RULE_OVERHANG = 15

/** Uganda with its grid of degrees and a mark at each place. */
export function DrawnMap<Shown extends Place>(props: DrawnMapProps<Shown>) {
  const { places, look, label, linkTo, onPointAt, pointedAt } = props
  const shown = look === 'framed' && !places.every(isCentral) ? 'whole' : look
  const [left, top, width, height] = viewBoxes[shown]
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`${styles.map} ${styles[shown]}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        className={styles.grid}
        d={[
          ...parallels.map(({ y }) => `M${left - RULE_OVERHANG} ${y}H1200`),
          ...meridians.map(({ x }) => `M${x} ${top - RULE_OVERHANG}V${top + height}`),
        ].join('')}
      />
      <g className={styles.degrees}>
        {parallels.map(({ degrees, y }) => (
          <text key={degrees} x={left + 8} y={y - 6}>
            {latitudeInWords(degrees)}
          </text>
        ))}
        {meridians.map(({ degrees, x }) => (
          <text key={degrees} x={x + 6} y={top + 19}>
            {degrees}° E
          </text>
        ))}
      </g>
      <path className={styles.land} d={outline} />
      {places.map((place) => {
        const { slug, category } = place
        const Element = linkTo ? 'a' : 'g'
        const state = pointedAt === slug ? styles.pointedAt : ''
        return (
          <Element
            key={slug}
            className={`${styles.place} ${category} ${state}`}
            data-category={category}
            onPointerEnter={() => onPointAt?.(slug)}
            onPointerLeave={() => onPointAt?.(undefined)}
            {...(linkTo && { href: linkTo(place), tabIndex: -1 })}
          >
            <PlaceMark place={place} />
          </Element>
        )
      })}
    </svg>
  )
}

/** Whether the frame shows a mark and its name on the smallest phone, which crops it most. */
function isCentral({ location, at: { x, y, name: [dx] = [0, 0] } }: Place) {
  const end = x + dx + Math.sign(dx) * (13 + location.length * 14)
  return Math.min(x, end) > 110 && Math.max(x, end) < 495 && y < 480
}

function latitudeInWords(degrees: number): string {
  if (degrees === 0) return '0°'
  return degrees > 0 ? `${degrees}° N` : `${-degrees}° S`
}

function PlaceMark({ place }: { place: Place }) {
  const { x, y, name: [dx, dy] = [0, 0] } = place.at
  const end = Math.sign(dx) * (13 + place.location.length * 12)
  return (
    <>
      {/* what a pointer may be over: the mark, the name of so many letters, and what is between */}
      <path
        fill="none"
        stroke="none"
        strokeWidth="36"
        pointerEvents="all"
        d={`M${x} ${y - 12}V${y}l${dx} ${dy}h${end}`}
      />
      <path
        className={styles.mark}
        style={{ transformOrigin: `${x}px ${y}px` }}
        d={`M${x} ${y}l-9-15.5h18z`}
      />
      {place.at.name ? <PlaceName {...place} /> : <title>{place.location}</title>}
    </>
  )
}
