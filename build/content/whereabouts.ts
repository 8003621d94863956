import { readFileSync } from 'node:fs'

import { closest, distance } from 'fastest-levenshtein'
import { parse } from 'yaml'

import { type Coordinates, onMap } from '#src/components/maps/coordinates.ts'

import { isInCountry, isInLake, type Point } from '../maps/country.ts'

const NEAR_KM = 15
/** Districts are up to 150 km across. */
const FAR_KM = 80
const KM_PER_DEGREE = 111
/** Of fewer letters are many names that differ in one. */
const SHORTEST = 5
/** What the outline leaves out of the country's shape, in units of the map, which are about 1.1 km. */
const BLUR = 5

const PLACES = new Map(
  Object.entries(
    parse(readFileSync('build/content/places.yaml', 'utf8')) as Record<
      string,
      readonly (readonly [number, number])[]
    >,
  ),
)

/** What stands behind the name of a place and is none of it. */
const KIND = / (District|Municipality|Town( Council)?|City|Sub-?county)$/i

/** The name of a place without what kind of place it is. */
export function nameOf(place: string): string {
  return place.replace(KIND, '')
}

/** The districts and towns that an address names, itself or by what is called after them. */
export function placesIn(address: string): string[] {
  return address
    .split(', ')
    .map((part) => nameOf(part).replace(/ (University|Hospital)$/, ''))
    .filter(isPlace)
}

/** Whether a district or town is called so. */
export function isPlace(name: string): boolean {
  return PLACES.has(name)
}

/** The place that is meant by a name of which one letter is another, missing or too much. */
export function placeMeant(name: string): string | undefined {
  const written = nameOf(name)
  const meant = closest(written, [...PLACES.keys()])
  const isMisspelt = written.length >= SHORTEST && distance(written, meant) === 1
  return isMisspelt ? meant : undefined
}

/**
 * What makes it unlikely that a place is where it is said to be, if anything does.
 *
 * @param names of the district or town, of which the list need not have any
 */
export function doubtAbout(at: Coordinates, ...names: readonly string[]): string | undefined {
  const name = names.map(nameOf).find((each) => PLACES.has(each))
  const away = name === undefined ? undefined : distanceTo(name, at)
  // an island, or a town at the border, of which the outline has not every bend
  if (away !== undefined && away < NEAR_KM) return undefined
  const south = { ...at, latitude: -at.latitude }
  if (name !== undefined && distanceTo(name, south) < NEAR_KM) {
    return `is on the other side of the equator than ${name}`
  }
  const { x, y } = onMap(at)
  const around = spotsAround(x, y)
  if (!around.some(isInCountry)) return 'is over the border'
  if (around.every(isInLake)) return 'is in a lake'
  return away !== undefined && away > FAR_KM ? `is ${away} km from ${name}` : undefined
}

function distanceTo(name: string, { latitude, longitude }: Coordinates) {
  const distances = PLACES.get(name)?.map(([north, east]) => {
    return Math.hypot(north - latitude, east - longitude) * KM_PER_DEGREE
  })
  return Math.round(Math.min(...(distances ?? [])))
}

function spotsAround(x: number, y: number): Point[] {
  const steps = [-BLUR, 0, BLUR]
  return steps.flatMap((dx) => steps.map((dy): Point => [x + dx, y + dy]))
}
