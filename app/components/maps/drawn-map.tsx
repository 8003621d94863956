import type { Place } from '#app/content/projects.ts'
import { outline } from '#app/uganda-outline.ts'
import { meridians, onMap, parallels } from '#app/uganda.ts'

import styles from './drawn-map.module.css'

/** The part of the map that is shown, cropped to the element. */
const viewBoxes = { open: [0, 0, 600, 640], framed: [-190, 20, 980, 470] } as const

type DrawnMapProps<Shown> = {
  places: readonly Shown[]
  /** `open` overflows the page at the right, `framed` fills its frame. */
  look: keyof typeof viewBoxes
  /** The text alternative; without it the map is hidden from assistive technology. */
  label?: string
  /** Makes each place a link to its card. */
  linkTo?: (place: Shown) => string
  /** Called with the place under the pointer, and with nothing when it leaves. */
  onPointAt?: (location: string | undefined) => void
  pointedAt?: string | undefined
}

/** How far the lines of the grid start outside the map, in user units. */
const RULE_OVERHANG = 15

/** Where each name stands beside its mark, so that no name meets another or a border. */
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
export function DrawnMap<Shown extends Place>(props: DrawnMapProps<Shown>) {
  const { places, look, label, linkTo, onPointAt, pointedAt } = props
  const [left, top, width, height] = viewBoxes[look]
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
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
        const { location, category } = place
        const Element = linkTo ? 'a' : 'g'
        const state = pointedAt === location ? styles.pointedAt : ''
        return (
          <Element
            key={location}
            className={`${styles.place} ${category} ${state}`}
            data-category={category}
            onPointerEnter={() => onPointAt?.(location)}
            onPointerLeave={() => onPointAt?.(undefined)}
            {...(linkTo && { href: linkTo(place), tabIndex: -1 })}
          >
            <PlaceMark {...place} />
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

function PlaceMark({ location, coordinates }: Place) {
  const { x, y } = onMap(coordinates)
  const [dx, dy] = shoulders[location] ?? [40, -16]
  const side = Math.sign(dx)
  return (
    <>
      <path
        fill="none"
        pointerEvents="all"
        d={`M${x - side * 12} ${y + Math.min(dy, 0) - 22}h${side * 134}v${Math.abs(dy) + 44}h${-side * 134}z`}
      />
      <path className={styles.leader} d={`M${x} ${y}l${dx} ${dy}h${side * 8}`} />
      <path
        className={styles.mark}
        style={{ transformOrigin: `${x}px ${y}px` }}
        d={`M${x} ${y}l-9-15.5h18z`}
      />
      <text x={x + dx + side * 13} y={y + dy + 6} textAnchor={side > 0 ? 'start' : 'end'}>
        {location}
      </text>
    </>
  )
}
