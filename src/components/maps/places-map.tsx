import type { Place } from '#src/content/projects.ts'

import { markFill } from './mark-colours.ts'
import { NamedMark } from './place-name.tsx'
import { SmallMap } from './uganda.tsx'

import styles from './places-map.module.css'

/** A map beside what is said of the firm: a mark and a name for every site. */
export function PlacesMap({ places }: { places: readonly Place[] }) {
  const names = [...new Set(places.map(({ location }) => location))].join(', ')
  return (
    <SmallMap className={styles.map} label={`Map of Uganda with our project sites: ${names}`}>
      {places.map((place) => (
        <NamedMark key={place.slug} place={place} width={22} fill={markFill(place.category)} />
      ))}
    </SmallMap>
  )
}
