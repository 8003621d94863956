import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { create } from 'fontkitten'

import { contentFiles } from '#src/content/read.ts'

const { resolve } = createRequire(import.meta.url)

/** The files that a face comes in, each for some letters, with these letters. */
function filesOf(face: string, axes: string) {
  return ['latin', 'latin-ext', 'vietnamese'].map((script) => {
    const file = resolve(
      `@fontsource-variable/${face}/files/${face}-${script}-${axes}-normal.woff2`,
    )
    const font = create(readFileSync(file))
    const codes = 'characterSet' in font ? font.characterSet : []
    return { file, letters: new Set(codes.map((code) => String.fromCodePoint(code))) }
  })
}

/** The display face, with its axes of weight and width. */
export const displayFace = filesOf('archivo', 'wdth')

/** Stands in for the body face where there is no visitor's system: in the document and pictures. */
export const otherFace = filesOf('arimo', 'wght')

/** The letters of the content, in both cases, that are not in the most plain of alphabets. */
export function lettersOfContent(): string[] {
  const text = [...contentFiles().values()].join('')
  const cased = text + text.toUpperCase() + text.toLowerCase()
  return [...new Set(cased.match(/[^\s -~]/gu))].sort()
}

/** Of these, those that none of the faces has. */
export function lettersMissingFrom(letters: readonly string[], ...faces: (typeof displayFace)[]) {
  return letters.filter((each) => !faces.flat().some((file) => file.letters.has(each)))
}

/**
 * The letters of the content that the display face lacks: whole words with one are set in another.
 *
 * @public for extras
 */
export function missingLetters(): string {
  return lettersMissingFrom(lettersOfContent(), displayFace).join('')
}
