import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { geoMercator, geoPath } from 'd3-geo'
import simplify from 'simplify-js'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

import { projects } from '#app/content/projects.ts'

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>
type Point = { x: number; y: number }
type Places = Readonly<Record<string, Point>>

/** The drawing is 600 wide and 640 high; the land keeps clear of the figures at its edges. */
const LAND_EXTENT: [[number, number], [number, number]] = [
  [40, 30],
  [570, 600],
]
/** How far the drawn outline may stray from the true one, in units of the drawing. */
const OUTLINE_TOLERANCE = 0.9

/** Degrees east and north at which the map is ruled. */
const MERIDIANS = [30, 31, 32, 33, 34]
const PARALLELS = [-1, 0, 1, 2, 3, 4]

const ATLAS = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
const MODULE = 'app/generated/uganda.ts'

/**
 * The country as it is drawn, 600 wide and 640 high: its outline as the data of an SVG path, the
 * ruled lines, and where each project lies, by its location.
 */
export async function drawUganda() {
  const uganda = await readUganda()
  const mercator = geoMercator().fitExtent(LAND_EXTENT, uganda)
  const project = (longitude: number, latitude: number): Point => {
    const [x, y] = mercator([longitude, latitude]) ?? [NaN, NaN]
    return { x: toTenth(x), y: toTenth(y) }
  }
  const meridians = MERIDIANS.map((degrees) => ({ degrees, x: project(degrees, 0).x }))
  const parallels = PARALLELS.map((degrees) => ({ degrees, y: project(0, degrees).y }))
  const places = projects.map(({ location, coordinates: { latitude, longitude } }) => [
    location,
    project(longitude, latitude),
  ])
  const outline = outlineOf(geoPath(mercator)(uganda) ?? '')
  return { outline, meridians, parallels, places: Object.fromEntries(places) as Places }
}

/** Writes app/generated/uganda.ts: the outline, the ruled lines and the projects' places. */
export async function writeUganda() {
  const { outline, meridians, parallels, places } = await drawUganda()
  await writeFile(
    MODULE,
    `// Written by pipeline/pictures/uganda.ts from world-atlas and app/content/projects.ts.

/** The drawing that all coordinates are of. */
export const viewBox = '0 0 600 640'

/** The border of Uganda as the data of an SVG path. */
export const outline =
  '${outline}'

/** Where whole degrees east and north are ruled. */
export const meridians = ${JSON.stringify(meridians)}
export const parallels = ${JSON.stringify(parallels)}

/** Where each project lies, by its location. */
export const places: Readonly<Record<string, { x: number; y: number }>> = ${JSON.stringify(places)}
`,
  )
}

async function readUganda() {
  const atlas = JSON.parse(await readFile(ATLAS, 'utf8')) as Atlas
  const countries = feature(atlas, atlas.objects.countries).features
  const uganda = countries.find(({ properties }) => properties.name === 'Uganda')
  if (!uganda) throw new Error('world-atlas has no country named Uganda')
  return uganda
}

/**
 * Fewer points and whole relative steps: a tenth of the size, and no difference to the eye.
 *
 * @param path one closed ring, as d3-geo writes it: 'M40.1,2.3L50,6Z'
 * @throws when it is more than one
 */
export function outlineOf(path: string) {
  const points = path
    .slice(1, -1)
    .split('L')
    .map((pair) => {
      const [x = NaN, y = NaN] = pair.split(',').map(Number)
      return { x, y }
    })
  if (points.some(({ x, y }) => Number.isNaN(x + y))) {
    throw new Error(`not one ring: ${path.slice(0, 60)}`)
  }
  const rounded = simplify(points, OUTLINE_TOLERANCE, true).map(({ x, y }) => ({
    x: Math.round(x),
    y: Math.round(y),
  }))
  let [at = { x: 0, y: 0 }, ...rest] = rounded
  const start = `M${at.x} ${at.y}`
  const steps = rest.map((to) => {
    const step = `${to.x - at.x} ${to.y - at.y}`
    at = to
    return step
  })
  return `${start}l${steps.join(' ').replaceAll(' -', '-')}z`
}

function toTenth(value: number) {
  return Math.round(value * 10) / 10
}
