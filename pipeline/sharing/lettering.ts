import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

import { displayFace, fontCharacters } from '../fonts/fonts.ts'

/** The widths of the display face, and the space between words in em: its own is too narrow. */
const FACES = {
  narrow: { percent: 84, spaceEm: 0.3 },
  normal: { percent: 100, spaceEm: 0.29 },
  wide: { percent: 116, spaceEm: 0.25 },
}

/** Sizes in pixels, tracking in em, the height of a line in font sizes. */
type Type = { face: keyof typeof FACES; size: number; tracking?: number; lineHeight?: number }

/** In pixels of the picture: `bottom` counts where there is no `top`. */
type Place = { colour: string; left: number; top?: number; bottom?: number; width?: number }

/**
 * Text as SVG paths, so that it is the same on every machine. Lines wrap at the place's width.
 *
 * @throws when the display face lacks one of the characters
 */
export async function lettering(
  text: string,
  { face, size, tracking = 0, lineHeight = 1.1 }: Type,
  { colour, left, bottom = 0, width = Infinity, ...place }: Place,
): Promise<string> {
  const unknown = [...text].find((character) => !fontCharacters.includes(character))
  if (unknown) throw new Error(`The display face lacks '${unknown}' of '${text}' (fonts.ts).`)
  const { percent, spaceEm } = FACES[face]
  const font = new Font(new Face(new Blob(await displayFace(percent))))
  const { upem } = font.face
  const lines: { end: number; paths: string }[] = []
  for (const word of text.split(' ')) {
    const { advance, glyphs } = shaped(word, font, tracking * upem)
    let line = lines.at(-1)
    if (!line || ((line.end + advance) * size) / upem > width) {
      line = { end: 0, paths: '' }
      lines.push(line)
    }
    line.paths += `<g transform="translate(${line.end})">${glyphs}</g>`
    line.end += advance + spaceEm * upem
  }
  const step = lineHeight * size
  const top = place.top ?? bottom - lines.length * step
  const { ascender, descender } = font.hExtents()
  const scale = size / upem
  const baseline = top + step / 2 + ((ascender + descender) / 2) * scale
  const groups = lines.map(({ paths }, index) => {
    const start = `translate(${left} ${baseline + index * step})`
    return `<g fill="${colour}" transform="${start} scale(${scale} ${-scale})">${paths}</g>`
  })
  return groups.join('')
}

/** The glyphs of a word and its advance width, in font units. */
function shaped(word: string, font: Font, tracking: number) {
  const buffer = new Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  let advance = 0
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => {
    const glyph = `<path transform="translate(${advance})" d="${font.glyphToPath(codepoint)}"/>`
    advance += xAdvance + tracking
    return glyph
  })
  return { advance, glyphs: glyphs.join('') }
}
