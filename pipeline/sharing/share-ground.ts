import { readFileSync } from 'node:fs'

import { sharePictureSize } from '#app/content/link-preview.ts'
import type { Category } from '#app/content/projects.ts'

import { token } from '../fonts/tokens.ts'
import type { drawUganda } from '../pictures/uganda.ts'
import type { Sheet } from './share-sheets.ts'

type Uganda = Awaited<ReturnType<typeof drawUganda>>

const CONTOURS = readFileSync('app/styles/contours.svg', 'utf8')

const MARK_COLOURS: Readonly<Record<Category, string>> = {
  irrigation: '--forest',
  water: '--water',
  training: '--gold',
}

/** What lies under the words and models of a share picture, as an SVG: its ground and its map. */
export function ground(sheet: Sheet, uganda: Uganda): string {
  const { width, height } = sharePictureSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${surfaces[sheet.ground]()}${map(sheet.sites, uganda)}
  </svg>`
}

const surfaces: Readonly<Record<Sheet['ground'], () => string>> = {
  paper: () => `${filled('--paper')}${contours('--contour', 'x="-100" width="1300" height="867"')}`,
  forest: () =>
    `${filled('--forest-deep')}${contours('--contour-dark', 'y="-85" width="1200" height="800"')}`,
  board: () => `${filled('--board')}${boardGrid()}`,
}

function filled(colour: string) {
  return `<rect width="100%" height="100%" fill="${token(colour)}"/>`
}

function contours(colour: string, place: string) {
  const drawn = CONTOURS.replaceAll('stroke="#000"', `stroke="${token(colour)}"`)
  return drawn.replace('<svg ', `<svg ${place} `)
}

/** The drawing board's grid: the tile of the site's styles, laid from the middle of the foot. */
function boardGrid() {
  const [, tile = ''] =
    decodeURIComponent(token('--grid-iso')).match(/svg\+xml,(<svg.*<\/svg>)/) ?? []
  const [, width = '', tall = '', stroke = '', lines = ''] =
    tile.match(/width='([\d.]+)' height='([\d.]+)'.*stroke='([^']+)'>(.*)<\/svg>/) ?? []
  return `<pattern id="grid" width="${width}" height="${tall}" patternUnits="userSpaceOnUse">
    <g stroke="${stroke}">${lines}</g></pattern><rect width="100%" height="100%" fill="url(#grid)"/>`
}

/** Whole degrees east and north, ruled across the whole sheet as on the page of projects. */
function ruled({ meridians, parallels }: Uganda) {
  const lines = [
    ...meridians.map(({ x }) => `M${x} -99v900`),
    ...parallels.map(({ y }) => `M-99 ${y}h900`),
  ]
  return `<path stroke="${token('--line')}" stroke-width="1.2" d="${lines.join('')}"/>`
}

/** One site small at the foot, or the whole country at the right with all of them. */
function map(sites: Sheet['sites'], uganda: Uganda) {
  if (!sites) return ''
  const { outline, places } = uganda
  const keyPlan = sites.size === 'key plan'
  const box = keyPlan
    ? 'x="60" y="470" width="106" height="111" viewBox="20 10 580 610"'
    : 'x="560" y="20" width="560" height="597" viewBox="0 0 600 640"'
  const [stroke, mark] = keyPlan ? [9, 'l-66-112h132z'] : [2.2, 'l-27-46h54z']
  const marks = sites.places.map(({ location, category }) => {
    const { x, y } = places[location] ?? { x: 0, y: 0 }
    return `<path fill="${token(MARK_COLOURS[category])}" stroke-width="${keyPlan ? 14 : 3}" stroke-linejoin="round" d="M${x} ${y}${mark}"/>`
  })
  const land = keyPlan ? '--paper' : '--board'
  return `<svg ${box} overflow="visible" stroke="${token('--ink')}">
    ${keyPlan ? '' : ruled(uganda)}<path fill="${token(land)}" stroke-width="${stroke}" d="${outline}"/>${marks.join('')}</svg>`
}
