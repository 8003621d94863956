/** Degrees north and east. */
export type Coordinates = { latitude: number; longitude: number }

/** A mark's tip on the map, and how far from it its name stands, unless there is no room for one. */
export type Mark = { x: number; y: number; name?: { dx: number; dy: number } | undefined }

/** The size of the map, in user units of its SVG. */
export const mapSize = { width: 600, height: 640 }

/**
 * Where the equator and the meridian of 30° E are on the map, and how long a degree is. A degree is
 * as long north as east: so near the equator Mercator would differ by less than half a unit.
 */
const EQUATOR_Y = 448.5
const MERIDIAN_30_X = 84
const DEGREE = 97.1

/** The position of a place on the map of Uganda, in user units. */
export function onMap({ latitude, longitude }: Coordinates) {
  return {
    x: toTenth(MERIDIAN_30_X + (longitude - 30) * DEGREE),
    y: toTenth(EQUATOR_Y - latitude * DEGREE),
  }
}

/** The place at a position on the map. */
export function placeAt({ x, y }: { x: number; y: number }): Coordinates {
  return {
    latitude: (EQUATOR_Y - y) / DEGREE,
    longitude: 30 + (x - MERIDIAN_30_X) / DEGREE,
  }
}

/** The grid lines at whole degrees east and north. */
export const meridians = [30, 31, 32, 33, 34].map((degrees) => {
  return { degrees, x: onMap({ longitude: degrees, latitude: 0 }).x }
})
export const parallels = [-1, 0, 1, 2, 3, 4].map((degrees) => {
  return { degrees, y: onMap({ longitude: 0, latitude: degrees }).y }
})

function toTenth(value: number) {
  return Math.round(value * 10) / 10
}
