import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'

import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

import { displayFace, lettersMissingFrom, lettersOfContent } from './letters.ts'

const [{ file: LATIN } = { file: '' }] = displayFace
const FONTS = 'public/fonts'

/**
 * What the display face has whatever the content: ASCII as far as headings and labels use it, and what
 * our own sentences use. Addresses of e-mail are not set in it: `@` and seven other signs that no
 * heading has would take 1.4 KB of every first load.
 */
const PLAIN =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  " !%&'()+,-./:;?" +
  '–·“”‘’°…\u00A0'

/**
 * The one weight of the display face: --weight of tokens.css. The file stays small because it is
 * fixed: emphasis comes from width instead.
 */
export const WEIGHT = 640
/** What the styles may use, in percent. */
const WIDTHS = { min: 75, max: 116 }
/** How styles and scripts name it. */
export const DISPLAY_FACE = {
  family: 'Archivo Display',
  weight: String(WEIGHT),
  stretch: `${WIDTHS.min}% ${WIDTHS.max}%`,
}
/** Kerning; our letters need no ligatures, figures or alternates. */
const SUBSET = {
  keepFeatures: ['kern'],
  dropTables: ['GDEF', 'GSUB', 'STAT', 'HVAR', 'gasp'],
  noHinting: true,
}

/**
 * The local bold faces closest to Archivo, by their PostScript names, which every browser looks up;
 * each further name costs a slow phone milliseconds before the first paint. All but the last are as
 * wide as Arial, whose average advance, weighted by how often letters occur in English, is 983 units
 * of 2048. (From @capsizecss/metrics, which is too large to install for this one number.)
 */
const LOCAL_FACES = ['Arial-BoldMT', 'LiberationSans-Bold', 'Roboto-Bold']
const ARIAL_BOLD_AVERAGE_EM = 983 / 2048

/** Arial Narrow, and faces with the same or similar widths, are this much narrower. */
const NARROW_FACES = ['ArialNarrow-Bold', 'LiberationSansNarrow-Bold', 'RobotoCondensed-Bold']
const ARIAL_NARROW_TO_ARIAL = 0.82

/**
 * The widths that the design uses (tokens.css: --narrow, --normal, --wide), each with its own
 * fallback, because one scale cannot fit all three. Small labels are narrow: a wide face scaled
 * down to that width would be illegible.
 */
const SET_WIDTHS = [
  { percent: 84, faces: NARROW_FACES, averageEm: ARIAL_BOLD_AVERAGE_EM * ARIAL_NARROW_TO_ARIAL },
  { percent: 100, faces: LOCAL_FACES, averageEm: ARIAL_BOLD_AVERAGE_EM },
  { percent: 116, faces: LOCAL_FACES, averageEm: ARIAL_BOLD_AVERAGE_EM },
]

/** What styles need of the display face, as CSS. */
type Faces = {
  /** Its own, which pages hold in a style element; see prerender.ts. */
  display: string
  /** The local ones in its place, as wide and as high. */
  fallback: string
}

const made = new Map<string, Promise<Faces>>()

/** Writes the letters of Archivo that the content needs into public/fonts, once for the same letters. */
export function makeFonts(): Promise<Faces> {
  const letters = lettersOfContent()
  const faces = made.get(letters.join('')) ?? makeWith(letters)
  made.set(letters.join(''), faces)
  return faces
}

async function makeWith(letters: readonly string[]): Promise<Faces> {
  // each letter comes from the first file that has it
  const parts = displayFace.map(({ file, letters: its }, index) => {
    const left = lettersMissingFrom(letters, displayFace.slice(0, index))
    return { file, only: left.filter((each) => its.has(each)).join('') }
  })
  const [latin = { file: LATIN, only: '' }, ...others] = parts
  const plain = PLAIN + latin.only
  await mkdir(FONTS, { recursive: true })
  const written = await Promise.all(
    [{ file: LATIN, only: '' }, ...others.filter(({ only }) => only)].map(
      async ({ file, only }) => {
        const font = await subset(file, only || plain, WIDTHS, 'woff2')
        const name = `archivo.${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`
        await writeFile(`${FONTS}/${name}`, font)
        return { name, only }
      },
    ),
  )
  const names = written.map(({ name }) => name)
  const stale = (await readdir(FONTS)).filter((file) => !names.includes(file))
  await Promise.all(stale.map((file) => rm(`${FONTS}/${file}`)))
  const fallbacks = await Promise.all(
    SET_WIDTHS.map(async (width) => {
      return fallbackFace(width, await subset(LATIN, plain, width.percent, 'sfnt'))
    }),
  )
  const faces = written.map(({ name, only }) => fontFace(`/fonts/${name}`, only))
  return { display: faces.join(''), fallback: fallbacks.join('\n') }
}

const isPlain = (letter: string) => PLAIN.includes(letter)

/**
 * The display face of one heading at its one width: its own letters and their kerning. Inlined, it
 * comes with the first packets of a page. Nothing if the face lacks one of them.
 *
 * @param others what is set in it besides: of their letters those that the face has
 * @param width in percent
 */
export async function headingFace(heading: string, others: string, width: number): Promise<string> {
  if (!heading || ![...heading].every(isPlain)) return ''
  const letters = heading + [...others].filter(isPlain).join('')
  const font = await subset(LATIN, letters, width, 'woff2')
  const source = `url(data:font/woff2;base64,${font.toString('base64')})`
  return `@font-face{font-family:'Archivo Heading';src:${source};font-weight:${WEIGHT}}`
}

async function subset(
  file: string,
  characters: string,
  widths: number | typeof WIDTHS,
  format: 'woff2' | 'sfnt',
) {
  return subsetFont(await readFile(file), characters, {
    ...SUBSET,
    targetFormat: format,
    variationAxes: { wght: WEIGHT, wdth: widths },
  })
}

function fontFace(url: string, only: string) {
  const codes = [...only].map((each) => `U+${each.codePointAt(0)?.toString(16)}`)
  // Optional: preloaded, it arrives in time on most connections; on a slow one the page keeps the
  // fallback, and the layout never shifts.
  const declarations = [
    `font-family:${DISPLAY_FACE.family}`,
    `src:url(${url})`,
    `font-weight:${DISPLAY_FACE.weight}`,
    `font-stretch:${DISPLAY_FACE.stretch}`,
    'font-display:optional',
    ...(only ? [`unicode-range:${codes.join(',')}`] : []),
  ]
  return `@font-face{${declarations.join(';')}}`
}

/** Local bold faces scaled to the advance widths and line height of Archivo at one width. */
async function fallbackFace(
  { percent, faces, averageEm }: (typeof SET_WIDTHS)[number],
  instance: Buffer,
) {
  const metrics = await fromBuffer(instance)
  const scale = metrics.xWidthAvg / metrics.unitsPerEm / averageEm
  const override = (units: number) => asPercent(units / metrics.unitsPerEm / scale)
  return `@font-face {
  font-family: 'Archivo Fallback';
  src: ${faces.map((face) => `local('${face}')`).join(', ')};
  font-weight: ${WEIGHT};
  font-stretch: ${percent}%;
  size-adjust: ${asPercent(scale)};
  ascent-override: ${override(metrics.ascent)};
  descent-override: ${override(Math.abs(metrics.descent))};
  line-gap-override: ${override(metrics.lineGap)};
}
`
}

function asPercent(share: number) {
  return `${Number((share * 100).toFixed(2))}%`
}
