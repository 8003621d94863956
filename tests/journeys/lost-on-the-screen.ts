type Asked = {
  /** Styles of the visitor's own, by a name for them. */
  texts: Record<string, string>
  /** A selector of what is looked at. */
  within: string
}

type Piece = { element: Element; words: string; box: DOMRect; layer: Element | null }

/**
 * What a visitor would lose: words and controls beside the screen or cut off by a box, words over
 * words, and targets over targets. Runs in the page.
 *
 * @returns for each kind of text a list, in words
 */
export function lostOnTheScreen({ texts, within }: Asked): Record<string, string[]> {
  const HALF_PX = 0.5
  const TARGETS = 'a, button, input, select, textarea, summary'
  const part = document.querySelector(within) ?? document.body
  const sheet = new CSSStyleSheet()
  const before = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...before, sheet]
  const lost = Object.entries(texts).map(([name, styles]) => {
    sheet.replaceSync(styles)
    return [name, look(name)] as const
  })
  document.adoptedStyleSheets = before
  return Object.fromEntries(lost)

  function look(name: string) {
    const root = document.documentElement
    const words = piecesOfText()
    const written = words.filter(({ element }) => !element.closest('svg'))
    const targets = piecesOfControls()
    const pageIsWider = root.scrollWidth - root.clientWidth
    return [
      ...(pageIsWider > 0 ? [`the page is ${pageIsWider} px wider than the screen`] : []),
      ...[...words, ...targets].flatMap(beyondABox),
      // elsewhere a broken word is the last resort
      ...(name === 'as it comes' && innerWidth >= 360 ? brokenWords() : []),
      ...overlapping(written, 'words'),
      ...overlapping(targets, 'targets'),
    ]
  }

  /** Every text that is seen, with a range to measure it by. */
  function* textsSeen() {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const text = node.textContent ?? ''
      if (element && text.trim() && isSeen(element)) yield { node, element, text, range }
    }
  }

  function piecesOfText() {
    const pieces: Piece[] = []
    for (const { node, element, text, range } of textsSeen()) {
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects()) {
        // letters take the middle of their line, and lines may stand closer than that
        const box = new DOMRect(x, y + height * 0.25, width, height * 0.5)
        pieces.push({ element, words: short(text), box, layer: layerOf(element) })
      }
    }
    return pieces
  }

  function brokenWords() {
    const broken: string[] = []
    for (const { node, element, text, range } of textsSeen()) {
      // an address has no other place to break
      if (element.closest('svg') || element.textContent?.includes('@')) continue
      for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}']+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`a broken word: ${word} in ${short(text)}`)
      }
    }
    return broken
  }

  function piecesOfControls(): Piece[] {
    return [...part.querySelectorAll<HTMLElement>(TARGETS)]
      .filter((each) => isSeen(each) && !each.closest('svg'))
      .filter((each) => !isInSentence(each))
      .map((element) => ({
        element,
        words: `${element.localName} ${short(element.innerText || element.ariaLabel || '')}`,
        box: element.getBoundingClientRect(),
        layer: layerOf(element),
      }))
  }

  /** A link in the middle of a sentence is text. */
  function isInSentence(each: HTMLElement) {
    const sentence = each.localName === 'a' ? each.closest('p') : null
    return sentence !== null && sentence.innerText.trim() !== each.innerText.trim()
  }

  /** Not for screen readers alone, nor part of a drawing that may be cut. */
  function isSeen(element: Element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath.startsWith('inset(50%')) return false
    }
    return element.closest('[aria-hidden="true"]') === null
  }

  /** What floats over the page on purpose. */
  function layerOf(element: Element) {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each
    }
    return null
  }

  function beyondABox({ element, words, box }: Piece) {
    const sides = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    for (let each: Element | null = element; each && each !== document.body;) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(each)
      const edge = each.getBoundingClientRect()
      const cutsAcross = /hidden|clip/.test(overflowX) || clipPath !== 'none'
      if (cutsAcross) {
        sides.left = Math.max(sides.left, edge.left)
        sides.right = Math.min(sides.right, edge.right)
      }
      if (/hidden|clip/.test(overflowY)) {
        sides.top = Math.max(sides.top, edge.top)
        sides.bottom = Math.min(sides.bottom, edge.bottom)
      }
      each = each.parentElement
    }
    const { clientWidth } = document.documentElement
    const isBeside = box.left < -HALF_PX || box.right > clientWidth + HALF_PX
    // a drawing may be cut, and what its words say stands in the page
    const isCut =
      !element.closest('svg') &&
      (box.left < sides.left - HALF_PX ||
        box.right > sides.right + HALF_PX ||
        box.top < sides.top - HALF_PX ||
        box.bottom > sides.bottom + HALF_PX)
    if (box.width === 0) return []
    if (isOffItsLayer(element, box)) return [`above or under the screen: ${words}`]
    if (isBeside) return [`beside the screen: ${words} (${box.left} to ${box.right})`]
    return isCut ? [`cut off: ${words}`] : []
  }

  /** Nobody can scroll to what lies outside a layer that stays where it is. */
  function isOffItsLayer(element: Element, { top, bottom }: DOMRect) {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowY, position } = getComputedStyle(each)
      if (/auto|scroll/.test(overflowY)) return false
      // what is wholly above it is a link that comes down with the focus
      const isAbove = top < -HALF_PX && bottom > 0
      if (position === 'fixed') return isAbove || bottom > innerHeight + HALF_PX
    }
    return false
  }

  function overlapping(pieces: Piece[], kind: string) {
    return pieces.flatMap((one, index) =>
      pieces
        .slice(index + 1)
        .filter((other) => one.element !== other.element && one.layer === other.layer)
        .filter((other) => !one.element.contains(other.element))
        .filter((other) => {
          const { left, right, top, bottom } = other.box
          const across = Math.min(one.box.right, right) - Math.max(one.box.left, left)
          const down = Math.min(one.box.bottom, bottom) - Math.max(one.box.top, top)
          return across > 1 && down > 1
        })
        .map((other) => `${kind} over each other: ${one.words} | ${other.words}`),
    )
  }

  function short(text: string) {
    return text.trim().slice(0, 30)
  }
}
