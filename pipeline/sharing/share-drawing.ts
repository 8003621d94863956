import { readFileSync } from 'node:fs'

import { company } from '#app/content/company.ts'
import { outline } from '#app/uganda-outline.ts'
import { meridians, onMap, parallels } from '#app/uganda.ts'

import { token } from '../fonts/tokens.ts'
import { lettering } from './lettering.ts'
import type { Sheet } from './share-sheets.ts'

const CONTOURS = readFileSync('app/styles/contours.svg', 'utf8')
const MARK = readFileSync('public/favicon.svg', 'utf8')

const markColours = { irrigation: '--forest', water: '--water', training: '--gold' }

/** Type settings; the sentence must stay legible in a preview 300 pixels wide. */
const TYPE = {
  name: { face: 'wide', size: 28, tracking: -0.02 },
  trade: { face: 'narrow', size: 21, tracking: 0.02 },
  heading: { face: 'wide', tracking: -0.042, lineHeight: 0.97 },
  sentence: { face: 'normal', size: 33, lineHeight: 1.22 },
  code: { face: 'narrow', size: 34, tracking: 0.05 },
} as const

/** Where the sentence at the bottom starts, and its maximum width, in pixels. */
const FEET = {
  paper: { left: 60, width: 390 },
  forest: { left: 60, width: 500 },
  board: { left: 190, width: 300 },
}
const MAX_HEADING_WIDTH = 470

/** The layer below the models of a share picture, as SVG: its background and its map. */
export function underModels({ ground, sites }: Sheet): string {
  const under = {
    paper: () => contours('--paper', '--contour', 'x="-100" width="1300" height="867"'),
    forest: () => contours('--forest-deep', '--contour-dark', 'y="-85" width="1200" height="800"'),
    board: boardGrid,
  }[ground]
  return under() + (sites ? map(sites) : '')
}

/**
 * The layer above the models: words and mark, as SVG.
 *
 * @throws when the display face lacks one of the characters
 */
export async function overModels({ ground, heading, headingPx, line, models, code }: Sheet) {
  const dark = ground === 'forest'
  const colour = token(dark ? '--on-dark' : '--ink')
  const soft = token(dark ? '--on-dark-soft' : '--ink-soft')
  const gold = token('--on-dark-gold')
  const [name = '', ...trade] = company.name.split(' ')
  const width = Math.min(MAX_HEADING_WIDTH, models[0]?.left ?? Infinity)
  const headingType = { ...TYPE.heading, size: headingPx }
  const sentenceColour = dark ? soft : colour
  const words = await Promise.all([
    lettering(name, TYPE.name, { colour, left: 132, top: 50 }),
    lettering(trade.join(' '), TYPE.trade, { colour: soft, left: 132, top: 84 }),
    lettering(heading, headingType, { colour, left: 60, top: 146, width }),
    lettering(line, TYPE.sentence, { colour: sentenceColour, ...FEET[ground], bottom: 582 }),
    code ? lettering(code, TYPE.code, { colour: gold, left: 1088, top: 58 }) : '',
  ])
  return MARK.replace('<svg ', '<svg x="60" y="48" width="60" height="60" ') + words.join('')
}

function filled(colour: string) {
  return `<rect width="100%" height="100%" fill="${colour}"/>`
}

function contours(ground: string, line: string, place: string) {
  const lines = CONTOURS.replaceAll('stroke="#000"', `stroke="${token(line)}"`)
  return `${filled(token(ground))}${lines.replace('<svg ', `<svg ${place} `)}`
}

/** The drawing board's grid, from the tile in the site's styles. */
function boardGrid() {
  const [, tile = ''] = decodeURIComponent(token('--grid-iso')).match(/(<svg.*<\/svg>)/) ?? []
  return `<pattern id="grid" width="83.14" height="48" patternUnits="userSpaceOnUse">${tile}
    </pattern>${filled(token('--board'))}${filled('url(#grid)')}`
}

/** A small key plan with one site at the bottom, or a large map with all of them at the right. */
function map(sites: NonNullable<Sheet['sites']>) {
  const keyPlan = sites.length === 1
  const frame = keyPlan
    ? 'x="60" y="470" width="106" height="111" viewBox="20 10 580 610"'
    : 'x="560" y="20" width="560" height="597" viewBox="0 0 600 640"'
  const [stroke, markStroke, mark] = keyPlan ? [9, 14, 'l-66-112h132z'] : [2.2, 3, 'l-27-46h54z']
  const marks = sites.map(({ coordinates, category }) => {
    const { x, y } = onMap(coordinates)
    return `<path fill="${token(markColours[category])}" d="M${x} ${y}${mark}"/>`
  })
  const degrees = [
    ...meridians.map(({ x }) => `M${x} -99v900`),
    ...parallels.map(({ y }) => `M-99 ${y}h900`),
  ]
  return `<svg ${frame} overflow="visible" stroke="${token('--ink')}" stroke-linejoin="round">
    ${keyPlan ? '' : `<path stroke="${token('--line')}" d="${degrees.join('')}"/>`}
    <path fill="${token(keyPlan ? '--paper' : '--board')}" stroke-width="${stroke}" d="${outline}"/>
    <g stroke-width="${markStroke}">${marks.join('')}</g></svg>`
}
