import { readFileSync } from 'node:fs'

import { closest, distance } from 'fastest-levenshtein'
import { parse } from 'yaml'

import { type Coordinates, onMap } from '#src/components/maps/coordinates.ts'

type Point = readonly [x: number, y: number]

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

const [country = '', lakes = ''] = outlines()
const COUNTRY = shapesIn(country)
const LAKES = shapesIn(lakes)

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
  if (around.every((point) => !isIn(COUNTRY, point))) return 'is over the border'
  if (around.every((point) => isIn(LAKES, point))) return 'is in a lake'
  return away !== undefined && away > FAR_KM ? `is ${away} km from ${name}` : undefined
}

function distanceTo(name: string, { latitude, longitude }: Coordinates) {
  const distances = PLACES.get(name)?.map(([north, east]) => {
    return Math.hypot(north - latitude, east - longitude) * KM_PER_DEGREE
  })
  return Math.round(Math.min(...(distances ?? [])))
}

function isIn(shapes: readonly Point[][], point: Point) {
  return shapes.some((shape) => isInside(shape, point))
}

function spotsAround(x: number, y: number): Point[] {
  const steps = [-BLUR, 0, BLUR]
  return steps.flatMap((dx) => steps.map((dy): Point => [x + dx, y + dy]))
}

/** The paths that are filled, in the drawing of the country that the maps share. */
function outlines() {
  const drawing = readFileSync('src/components/maps/uganda.svg', 'utf8')
  return [...drawing.matchAll(/<path(?: fill="var\(--board\)")? d="([^"]+)"/g)].map(
    ([, path = '']) => path,
  )
}

/** The corners of the shapes of a path, in which all but the first corners are relative. */
function shapesIn(path: string): Point[][] {
  return path.split('z').flatMap((each) => {
    const [first, second, ...steps] = (each.match(/-?[\d.]+/g) ?? []).map(Number)
    if (first === undefined || second === undefined) return []
    const shape: Point[] = [[first, second]]
    let [x, y] = [first, second]
    for (let index = 0; index < steps.length; index += 2) {
      x += steps[index] ?? 0
      y += steps[index + 1] ?? 0
      shape.push([x, y])
    }
    return [shape]
  })
}

/** Whether a ray from a point crosses the edges of a shape an odd number of times. */
function isInside(shape: readonly Point[], [x, y]: Point) {
  return shape.reduce((inside, [fromX, fromY], index) => {
    const [toX, toY] = shape.at(index - 1) as Point
    const isCrossed =
      fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX
    return isCrossed ? !inside : inside
  }, false)
}
