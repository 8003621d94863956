import { readFileSync } from 'node:fs'

import satori from 'satori'

import { company } from '#app/content/company.ts'
import { sharePictureSize } from '#app/content/link-preview.ts'
import { outline } from '#app/uganda-outline.ts'
import { meridians, onMap, parallels } from '#app/uganda.ts'

import { displayFace, fontCharacters } from '../fonts/fonts.ts'
import { token } from '../fonts/tokens.ts'
import type { Sheet } from './share-sheets.ts'

/** A box as satori lays it out: what React calls an element, without React. */
type Box = { type: 'div' | 'img'; key: null; props: BoxProps }
type BoxProps = { style: Record<string, string | number>; src?: string; children?: string | Box[] }

const CONTOURS = readFileSync('app/styles/contours.svg', 'utf8')
const MARK = `data:image/svg+xml;base64,${readFileSync('public/favicon.svg', 'base64')}`

const markColours = { irrigation: '--forest', water: '--water', training: '--gold' }

/** Still to be read where a preview shows the picture 300 pixels wide. */
const LINE_PX = 33

/** The widths of the face; its own space is narrow, so as much stands between words, in em. */
const faces = {
  Narrow: { percent: 84, spaceEm: 0.3 },
  Normal: { percent: 100, spaceEm: 0.29 },
  Wide: { percent: 116, spaceEm: 0.25 },
}
const fonts = Promise.all(
  Object.entries(faces).map(async ([name, { percent }]) => {
    return { name, data: await displayFace(percent) }
  }),
)

/** How wide the sentence at the foot may run before it breaks, in pixels; a heading at most 470. */
const LINE_WIDTHS = { paper: 390, forest: 500, board: 300 }
const HEADING_WIDTH = 470

/** What lies under the models of a share picture, as SVG: its ground and its map. */
export function underModels({ ground, sites }: Sheet): string {
  const under = {
    paper: () => contours('--paper', '--contour', 'x="-100" width="1300" height="867"'),
    forest: () => contours('--forest-deep', '--contour-dark', 'y="-85" width="1200" height="800"'),
    board: boardGrid,
  }[ground]
  return under() + (sites ? map(sites) : '')
}

/**
 * The words and the mark of a share picture as SVG, its letters turned into paths: the same on
 * every machine, whatever fonts it has.
 *
 * @throws when the words need a character the display face lacks
 */
export async function lettering({ ground, heading, headingPx, line, models, code = '' }: Sheet) {
  const dark = ground === 'forest'
  const soft = { color: token(dark ? '--on-dark-soft' : '--ink-soft') }
  const [first = '', ...rest] = company.name.split(' ')
  const headingWidth = Math.min(HEADING_WIDTH, models[0]?.left ?? HEADING_WIDTH)
  const headingStyle = { letterSpacing: '-0.042em', lineHeight: 0.97 }
  const lineStyle = { ...(dark && soft), lineHeight: 1.22 }
  const codeStyle = { color: token('--on-dark-gold'), letterSpacing: '0.05em' }
  const style = { ...sharePictureSize, color: token(dark ? '--on-dark' : '--ink') }
  const sheet = box(style, [
    placed({ left: 60, top: 48, alignItems: 'center', columnGap: 12 }, [
      { type: 'img', key: null, props: { src: MARK, style: { width: 60, height: 60 } } },
      box({ flexDirection: 'column', rowGap: 3 }, [
        words(first, 'Wide', 28, { letterSpacing: '-0.02em' }),
        words(rest.join(' '), 'Narrow', 21, { ...soft, letterSpacing: '0.02em' }),
      ]),
    ]),
    placed({ left: 60, top: 146, width: headingWidth }, [
      words(heading, 'Wide', headingPx, headingStyle),
    ]),
    placed({ left: ground === 'board' ? 190 : 60, bottom: 48, width: LINE_WIDTHS[ground] }, [
      words(line, 'Normal', LINE_PX, lineStyle),
    ]),
    placed({ right: 56, top: 58 }, [words(code, 'Narrow', 34, codeStyle)]),
  ])
  return satori(sheet, { ...sharePictureSize, fonts: await fonts })
}

/** Words in a row that breaks where it must, with the design's space between them. */
function words(text: string, face: keyof typeof faces, fontSize: number, style: BoxProps['style']) {
  const unknown = [...text].find((character) => !fontCharacters.includes(character))
  if (unknown) throw new Error(`The display face lacks '${unknown}' of '${text}' (fonts.ts).`)
  const columnGap = faces[face].spaceEm * fontSize
  // a row left to find its own width forgets the gaps and breaks too early
  const row = { width: '100%', flexWrap: 'wrap', columnGap, fontFamily: face, fontSize }
  return box(
    { ...row, lineHeight: 1.1, ...style },
    text.split(' ').map((word) => box({}, word)),
  )
}

function box(style: BoxProps['style'], children: string | Box[]): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}

function placed(style: BoxProps['style'], children: Box[]) {
  return box({ position: 'absolute', ...style }, children)
}

function filled(colour: string) {
  return `<rect width="100%" height="100%" fill="${colour}"/>`
}

function contours(ground: string, line: string, place: string) {
  const lines = CONTOURS.replaceAll('stroke="#000"', `stroke="${token(line)}"`)
  return `${filled(token(ground))}${lines.replace('<svg ', `<svg ${place} `)}`
}

/** The drawing board's grid: the tile of the site's styles, which is a whole picture. */
function boardGrid() {
  const [, tile = ''] = decodeURIComponent(token('--grid-iso')).match(/(<svg.*<\/svg>)/) ?? []
  return `<pattern id="grid" width="83.14" height="48" patternUnits="userSpaceOnUse">${tile}
    </pattern>${filled(token('--board'))}${filled('url(#grid)')}`
}

/** One site small at the foot, or the whole country at the right with all of them. */
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
