import { readFileSync } from 'node:fs'

import satori from 'satori'

import { company } from '#app/content/company.ts'
import { sharePictureSize } from '#app/content/link-preview.ts'

import { displayFace, fontCharacters } from '../fonts/fonts.ts'
import { token } from '../fonts/tokens.ts'
import type { Sheet } from './share-sheets.ts'

/** A box as satori lays it out: what React calls an element, without React. */
type Box = {
  type: 'div' | 'img'
  key: null
  props: { style: Record<string, string | number>; src?: string; children?: string | Box[] }
}

const MARK = readFileSync('public/favicon.svg')

/** Archivo's own space is narrow: so much stands between words, in em of each width of the face. */
const WORD_SPACE_EM = { Narrow: 0.3, Normal: 0.29, Wide: 0.25 }

/** Still to be read where a preview shows the picture 300 pixels wide. */
const LINE_PX = 33

type Face = keyof typeof WORD_SPACE_EM

const faces = Promise.all(
  (
    [
      ['Narrow', 84],
      ['Normal', 100],
      ['Wide', 116],
    ] as const
  ).map(async ([name, percent]) => ({
    name,
    data: await displayFace(percent),
  })),
)

/**
 * The words and the mark of a share picture as an SVG, its letters turned into paths: the same on
 * every machine, whatever fonts it has.
 *
 * @throws when the words need a character the display face lacks
 */
export async function lettering(sheet: Sheet): Promise<string> {
  const dark = sheet.ground === 'forest'
  const ink = token(dark ? '--on-dark' : '--ink')
  const soft = token(dark ? '--on-dark-soft' : '--ink-soft')
  const children = [
    brand(ink, soft),
    box({ position: 'absolute', left: 60, top: 146, width: sheet.headingWidth }, [
      words(sheet.heading, 'Wide', sheet.headingPx, {
        color: ink,
        letterSpacing: '-0.042em',
        lineHeight: 0.97,
      }),
    ]),
    box(
      {
        position: 'absolute',
        left: sheet.sites?.size === 'key plan' ? 190 : 60,
        bottom: 48,
        width: sheet.lineWidth,
      },
      [words(sheet.line, 'Normal', LINE_PX, { color: dark ? soft : ink, lineHeight: 1.22 })],
    ),
  ]
  if (sheet.code) {
    const style = { color: token('--on-dark-gold'), letterSpacing: '0.05em' }
    children.push(
      box({ position: 'absolute', right: 56, top: 58 }, [words(sheet.code, 'Narrow', 34, style)]),
    )
  }
  return satori(box({ ...sharePictureSize, position: 'relative' }, children), {
    ...sharePictureSize,
    fonts: await faces,
  })
}

function brand(ink: string, soft: string) {
  const [first = '', ...rest] = company.name.split(' ')
  const src = `data:image/svg+xml;base64,${MARK.toString('base64')}`
  return box({ position: 'absolute', left: 60, top: 48, alignItems: 'center', columnGap: 12 }, [
    { type: 'img', key: null, props: { src, style: { width: 60, height: 60 } } },
    box({ flexDirection: 'column', rowGap: 3 }, [
      words(first, 'Wide', 28, { color: ink, letterSpacing: '-0.02em' }),
      words(rest.join(' '), 'Narrow', 21, { color: soft, letterSpacing: '0.02em' }),
    ]),
  ])
}

/** Words in a row that breaks where it must, with the design's space between them. */
function words(text: string, face: Face, fontSize: number, style: Box['props']['style']): Box {
  const unknown = [...text].find((character) => !fontCharacters.includes(character))
  if (unknown) throw new Error(`The display face lacks '${unknown}' of '${text}' (fonts.ts).`)
  return box(
    {
      // a row left to find its own width forgets the gaps and breaks too early
      width: '100%',
      flexWrap: 'wrap',
      columnGap: WORD_SPACE_EM[face] * fontSize,
      fontFamily: face,
      fontSize,
      lineHeight: 1.1,
      ...style,
    },
    text
      .split(' ')
      .map((word) => ({ type: 'div', key: null, props: { style: {}, children: word } })),
  )
}

function box(style: Box['props']['style'], children: Box[]): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}
