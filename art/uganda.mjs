// Writes the outline of Uganda, which is committed, so that no build needs an atlas:
//
//     npm install --no-save world-atlas@2.0.2 topojson-client@3.1.0 simplify-js@1.2.4
//     node art/uganda.mjs        (Node 24 or newer)
//     npm install                (takes the three packages away again)
//
// The border is that of Natural Earth, 1:10 million, which is in the public domain; world-atlas
// packs it. Lakes and rivers are not in that package: take the rings of Natural Earth's
// ne_10m_lakes.geojson, and hand each to `path` as the border is below.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { onMap } from '../app/uganda.ts'

const require = createRequire(import.meta.url)
const simplify = require('simplify-js')
const { feature } = require('topojson-client')

/** How far the simplified border may stray from the true one, in units of the map. */
const TOLERANCE = 0.9
const COLUMNS = 98

const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'))
const countries = feature(atlas, atlas.objects.countries).features
const uganda = countries.find(({ properties }) => properties.name === 'Uganda')
const [border] = uganda.geometry.coordinates

writeFileSync(
  new URL('../app/uganda-outline.ts', import.meta.url),
  `// Written by art/uganda.mjs, from Natural Earth (public domain).

/** The border of Uganda as the data of an SVG path, in the units of uganda.ts. */
export const outline = \`\\
${wrapped(path(border))}\`
`,
)

/** A ring of degrees as a closed path of whole relative steps. */
function path(ring) {
  const points = simplify(
    ring.map(([longitude, latitude]) => onMap({ longitude, latitude })),
    TOLERANCE,
    true,
  ).map(({ x, y }) => [Math.round(x), Math.round(y)])
  const steps = points.slice(1).map(([x, y], index) => [x - points[index][0], y - points[index][1]])
  const still = ([dx, dy]) => dx === 0 && dy === 0
  return `M${points[0].join(' ')}l${steps.filter((step) => !still(step)).join(' ').replaceAll(',', ' ')}z`
    .replaceAll(' -', '-')
}

/** Broken where a space was: white space within a path means nothing. */
function wrapped(text) {
  return text.replaceAll(new RegExp(`(.{1,${COLUMNS}})( |$)`, 'g'), '$1\n').trim()
}
