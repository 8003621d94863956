import { elementsOf, wordsOf } from '../pages/html.ts'

/** Elements set in the display face, and elements found inside them. */
const SET_IN_DISPLAY_FACE = new Set(
  'h1 h2 h3 h4 h5 h6 a button label legend dt dd th b blockquote figcaption summary text'.split(
    ' ',
  ),
)

/**
 * A sentence for each heading or label of a page with a character that the display face lacks.
 *
 * @param page the page's name for the sentence
 * @param characters all characters of the font
 */
export function missingCharacters(page: string, html: string, characters: string): string[] {
  const elements = elementsOf(html).filter(({ tagName }) => SET_IN_DISPLAY_FACE.has(tagName))
  const sentences = elements.flatMap((element) => {
    const text = wordsOf(element).trim()
    const missing = [...text].filter((each) => !characters.includes(each) && !/[\t\n\r]/.test(each))
    return missing.map((character) => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      const where = `<${element.tagName}> '${text}'`
      return `${page}: the display face lacks '${character}' (U+${code}) of ${where}`
    })
  })
  return [...new Set(sentences)]
}
