import { Fragment } from 'react'

import type { Place } from '#app/content/projects.ts'
import { onMap } from '#app/uganda.ts'

import styles from './rail-map.module.css'

type RailMapProps = {
  places: readonly Place[]
  /** The places whose names are written; the others are marks only. */
  named: readonly string[]
}

/** A small map for the column beside a section: a mark for every site, the offices by name. */
export function RailMap({ places, named }: RailMapProps) {
  return (
    <svg
      className={styles.map}
      viewBox="20 10 580 610"
      role="img"
      aria-label={`Map of Uganda with our project sites: ${places.map(({ location }) => location).join(', ')}`}
    >
      <use href="#uganda" />
      {places.map(({ location, category, coordinates }) => {
        const { x, y } = onMap(coordinates)
        const side = x > 350 ? 1 : -1
        return (
          <Fragment key={location}>
            <path className={category} d={`M${x} ${y}l-14-24h28z`} />
            {named.includes(location) && (
              <text x={x + side * 22} y={y + 3 - side * 5} textAnchor={side > 0 ? 'start' : 'end'}>
                {location}
              </text>
            )}
          </Fragment>
        )
      })}
    </svg>
  )
}
