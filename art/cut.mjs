// Prints the polygon that holds the lifted part in ../pictures/hero.webp and in hero-small.webp, as CSS wants it:
//
//   ./render.sh hero-underground | node cut.mjs
//
// Its front is the line that the render prints (`cut: x% y%, ...`), its back follows the alpha of both pictures, tree by tree, so
// that no shadow of the table is lifted with the land. Left of the highest point nothing but paper lies behind the model.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

const WIDTH = 1200
const OPAQUE = 150 // the darkest shadow has 90
const BACK = 2.2 // how far the polygon may be from the outline, in pixels of WIDTH
const FRONT = 1.6

const line = readFileSync(0, 'utf8').match(/^cut: (.*)$/m)
if (!line) throw new Error('No line that starts with "cut:" came in: pipe ./render.sh hero-underground into this')
const [{ data, info }, { data: small }] = await Promise.all(['hero', 'hero-small'].map((name) => {
  const picture = fileURLToPath(new URL(`../pictures/${name}.webp`, import.meta.url))
  return sharp(picture).resize(WIDTH).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true })
}))
for (const k of data.keys()) data[k] = Math.max(data[k], small[k])
const height = info.height
const front = line[1].split(', ').map((point) => {
  const [x, y] = point.split(' ').map((share) => Number.parseFloat(share) / 100)
  return [x * WIDTH, y * height]
})

/** Is this pixel of the model, and above the front line? */
function lifted(x, y) {
  if (x < 0 || y < 0 || x >= WIDTH || y >= height || data[y * WIDTH + x] < OPAQUE) return false
  const k = front.findIndex(([fx]) => fx >= x)
  if (k < 1) return false
  const [[x0, y0], [x1, y1]] = [front[k - 1], front[k]]
  return y < y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

/** The outline clockwise from its highest point: a walk along the pixels' edges with the model at the right hand. */
function outline() {
  const first = data.findIndex((_, k) => lifted(k % WIDTH, Math.floor(k / WIDTH)))
  const start = [first % WIDTH, Math.floor(first / WIDTH)]
  const steps = [[1, 0], [0, 1], [-1, 0], [0, -1]]
  const left = [[0, -1], [0, 0], [-1, 0], [-1, -1]] // the pixel ahead at the left hand, for each step; at the right hand is the next step's
  const points = []
  let [x, y] = start
  let way = 0
  do {
    points.push([x, y])
    const ahead = ([dx, dy]) => lifted(x + dx, y + dy)
    if (ahead(left[way])) way = (way + 3) % 4
    else if (!ahead(left[(way + 1) % 4])) way = (way + 1) % 4
    x += steps[way][0]
    y += steps[way][1]
  } while (x !== start[0] || y !== start[1])
  return points
}

/** The points of a line without which it would be more than `tolerance` away (Douglas and Peucker). */
function thinned(points, tolerance) {
  const [[x0, y0], [x1, y1]] = [points[0], points.at(-1)]
  const length = Math.hypot(x1 - x0, y1 - y0) || 1e-9
  const far = points.map(([x, y]) => Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length)
  const k = far.indexOf(Math.max(...far))
  if (far[k] <= tolerance || points.length < 3) return [points[0], points.at(-1)]
  return [...thinned(points.slice(0, k + 1), tolerance).slice(0, -1), ...thinned(points.slice(k), tolerance)]
}

const around = outline()
const back = around.slice(0, around.findIndex(([x]) => x >= front.at(-1)[0] - 2) + 1)
const polygon = [[0, front[0][1]], [0, 0], [around[0][0], 0], ...thinned(back, BACK), ...thinned(front.toReversed(), FRONT)]
const share = (part, whole) => `${Math.round((1000 * part) / whole) / 10}%`.replace(/^0%$/, '0')
console.log(polygon.map(([x, y]) => `${share(x, WIDTH)} ${share(y, height)}`).join(',\n'))
