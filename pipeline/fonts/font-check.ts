import { elementsOf, wordsOf } from '../pages/html.ts'

/** What the design sets in the display face, and what stands inside such elements. */
const SET_IN_DISPLAY_FACE = new Set(
  'h1 h2 h3 h4 h5 h6 a button label legend dt dd th b blockquote figcaption summary text'.split(
    ' ',
  ),
)

/**
 * A sentence for each text of a page that asks the display face for a character it lacks.
 *
 * @param page the name of the page, as the sentence has it
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
