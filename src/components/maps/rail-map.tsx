import type { Place } from '#src/content/projects.ts'

import { markFill } from './mark-colours.ts'
import { markOf, PlaceName } from './place-name.tsx'
import { SmallMap } from './uganda.tsx'

import styles from './rail-map.module.css'

type RailMapProps = {
  places: readonly Place[]
  /** The places whose names are written; the others are marks only. */
  named: readonly string[]
}

/** A small map for the column beside a section: a mark for every site, the offices by name. */
export function RailMap({ places, named }: RailMapProps) {
  const names = [...new Set(places.map(({ location }) => location))].join(', ')
  return (
    <SmallMap className={styles.map} label={`Map of Uganda with our project sites: ${names}`}>
      {places.map((place) => {
        const { slug, location, category } = place
        const { x, y } = markOf(place)
        return (
          <g key={slug}>
            <path fill={markFill(category)} d={`M${x} ${y}l-14-24h28z`} />
            {named.includes(location) && <PlaceName {...place} />}
          </g>
        )
      })}
    </SmallMap>
  )
}
