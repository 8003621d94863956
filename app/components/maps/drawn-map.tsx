import { outline } from '#app/uganda-outline.ts'
import { meridians, parallels } from '#app/uganda.ts'

import type { MapPlace } from './map-place.ts'

import styles from './drawn-map.module.css'

type DrawnMapProps = {
  places: readonly MapPlace[]
  /** The part of the drawing to show; it is cut, not squeezed, to its box. */
  viewBox: string
  /** `open` runs off the page at the right, `framed` fills its box. */
  look: 'open' | 'framed'
  /** Read in place of the drawing; without it the drawing is for the eye only. */
  label?: string
  /** Makes each place a link to its card. */
  linkTo?: (place: MapPlace) => string
  /** Told which place the pointer is on. */
  onPointAt?: (name: string | undefined) => void
  pointedAt?: string | undefined
}

/** How far the ruled degrees begin before the map itself, in units of its drawing. */
const RULE_OVERHANG = 15

/** Where each name stands beside its mark, so that no two names and no border meet. */
const shoulders: Record<string, readonly [dx: number, dy: number]> = {
  Kitgum: [40, -16],
  Kakumiro: [-22, 46],
  Lira: [46, 26],
  Oyam: [-40, -22],
  Otuke: [30, -22],
  Luwero: [40, -26],
  Kampala: [-30, 44],
}

/** Uganda with its grid of degrees and a mark at each place. */
export function DrawnMap({
  places,
  viewBox,
  look,
  label,
  linkTo,
  onPointAt,
  pointedAt,
}: DrawnMapProps) {
  const [left = 0, top = 0, , height = 0] = viewBox.split(' ').map(Number)
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={`${styles.map} ${styles[look]}`}
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
        const drawing = <PlaceMark place={place} />
        const className = `${styles.place} ${place.look} ${pointedAt === place.name ? styles.pointedAt : ''}`
        return linkTo ? (
          <a
            key={place.name}
            href={linkTo(place)}
            tabIndex={-1}
            className={className}
            data-category={place.look}
            onPointerEnter={() => onPointAt?.(place.name)}
            onPointerLeave={() => onPointAt?.(undefined)}
          >
            {drawing}
          </a>
        ) : (
          <g key={place.name} className={className}>
            {drawing}
          </g>
        )
      })}
    </svg>
  )
}

function latitudeInWords(degrees: number): string {
  if (degrees === 0) return '0°'
  return degrees > 0 ? `${degrees}° N` : `${-degrees}° S`
}

function PlaceMark({ place: { name, x, y } }: { place: MapPlace }) {
  const [dx, dy] = shoulders[name] ?? [40, -16]
  const side = Math.sign(dx)
  return (
    <>
      <path
        className={styles.target}
        d={`M${x - side * 12} ${y + Math.min(dy, 0) - 22}h${side * 134}v${Math.abs(dy) + 44}h${-side * 134}z`}
      />
      <path className={styles.leader} d={`M${x} ${y}l${dx} ${dy}h${side * 8}`} />
      <path
        className={styles.mark}
        style={{ transformOrigin: `${x}px ${y}px` }}
        d={`M${x} ${y}l-9-15.5h18z`}
      />
      <text x={x + dx + side * 13} y={y + dy + 6} textAnchor={side > 0 ? 'start' : 'end'}>
        {name}
      </text>
    </>
  )
}
