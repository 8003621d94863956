import type { MapPlace } from './map-place.ts'

import styles from './rail-map.module.css'

type RailMapProps = {
  places: readonly MapPlace[]
  /** The places whose names are written; the others are marks only. */
  named: readonly string[]
}

/** A small map for the rail beside a section: every site as a mark, the offices by name. */
export function RailMap({ places, named }: RailMapProps) {
  return (
    <svg
      className={styles.map}
      viewBox="20 10 580 610"
      role="img"
      aria-label={`Map of Uganda with our project sites: ${places.map(({ name }) => name).join(', ')}`}
    >
      <use href="#uganda" />
      {places.map(({ name, x, y, look }) => (
        <path key={name} className={look} d={`M${x} ${y}l-14-24h28z`} />
      ))}
      {places
        .filter(({ name }) => named.includes(name))
        .map(({ name, x, y }) =>
          x > 350 ? (
            <text key={name} x={x + 22} y={y - 2}>
              {name}
            </text>
          ) : (
            <text key={name} x={x - 22} y={y + 8} textAnchor="end">
              {name}
            </text>
          ),
        )}
    </svg>
  )
}
