import { readFileSync } from 'node:fs'

/** In the units of the map. */
export type Point = readonly [x: number, y: number]

const [country = '', lakes = ''] = outlines()
const COUNTRY = shapesIn(country)
const LAKES = shapesIn(lakes)

/** Whether a point of the map is in the country, its lakes included. */
export function isInCountry(point: Point) {
  return isIn(COUNTRY, point)
}

/** Whether a point of the map is in a lake. */
export function isInLake(point: Point) {
  return isIn(LAKES, point)
}

function isIn(shapes: readonly Point[][], point: Point) {
  return shapes.some((shape) => isInside(shape, point))
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
