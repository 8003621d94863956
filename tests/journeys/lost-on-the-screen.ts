type Asked = {
  /** Styles of the visitor's own, by a name for them. */
  texts: Record<string, string>
  /** A selector of what is looked at. */
  within: string
}

/** The box that is left to what stands in an element, and how that box stands on the screen. */
type Frame = {
  isForScreenReaders: boolean
  /** What floats over the page on purpose. */
  layer: Element | null
  isFixed: boolean
  /** What is beside it comes when it is moved sideways. */
  slides: boolean
  left: number
  right: number
  top: number
  bottom: number
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
  const OPEN: Frame = {
    isForScreenReaders: false,
    layer: null,
    isFixed: false,
    slides: false,
    left: -Infinity,
    right: Infinity,
    top: -Infinity,
    bottom: Infinity,
  }
  const frames = new Map<Element, Frame>()
  const part = document.querySelector(within) ?? document.body
  const sheet = new CSSStyleSheet()
  const before = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...before, sheet]
  const lost = Object.entries(texts).map(([name, styles]) => {
    sheet.replaceSync(styles)
    frames.clear()
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
        pieces.push({ element, words: short(text), box, layer: frameOf(element).layer })
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
        layer: frameOf(element).layer,
      }))
  }

  /** A link in the middle of a sentence is text. */
  function isInSentence(each: HTMLElement) {
    const sentence = each.localName === 'a' ? each.closest('p') : null
    return sentence !== null && sentence.innerText.trim() !== each.innerText.trim()
  }

  /** Not for screen readers alone, nor part of a drawing that may be cut. */
  function isSeen(element: Element) {
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return (
      isVisible && !frameOf(element).isForScreenReaders && !element.closest('[aria-hidden=true]')
    )
  }

  /** What an element and those around it make of what is in it. Each is asked once a look. */
  function frameOf(element: Element): Frame {
    const known = frames.get(element)
    if (known) return known
    const around = element.parentElement ? frameOf(element.parentElement) : OPEN
    const style = getComputedStyle(element)
    const { clipPath, overflowX, overflowY, position, scrollSnapType } = style
    const edge = element.getBoundingClientRect()
    const isBody = element === document.body || element === document.documentElement
    const across = !isBody && (/hidden|clip/.test(overflowX) || clipPath !== 'none')
    const down = !isBody && /hidden|clip/.test(overflowY)
    const scrolls = /auto|scroll/.test(overflowY)
    const slides = around.slides || scrollSnapType.startsWith('x')
    const floats = position === 'fixed' || position === 'sticky'
    const frame = {
      isForScreenReaders: around.isForScreenReaders || clipPath.startsWith('inset(50%'),
      layer: floats ? element : around.layer,
      // nobody can scroll to what lies outside a layer that stays where it is
      isFixed: !scrolls && (position === 'fixed' || around.isFixed),
      slides,
      left: slides ? -Infinity : across ? Math.max(around.left, edge.left) : around.left,
      right: slides ? Infinity : across ? Math.min(around.right, edge.right) : around.right,
      top: down ? Math.max(around.top, edge.top) : around.top,
      bottom: down ? Math.min(around.bottom, edge.bottom) : around.bottom,
    }
    frames.set(element, frame)
    return frame
  }

  function beyondABox({ element, words, box }: Piece) {
    if (box.width === 0) return []
    const { left, right, top, bottom, isFixed, slides } = frameOf(element)
    // what is wholly above the screen is a link that comes down with the focus
    const isAbove = box.top < -HALF_PX && box.bottom > 0
    if (isFixed && (isAbove || box.bottom > innerHeight + HALF_PX)) {
      return [`above or under the screen: ${words}`]
    }
    const { clientWidth } = document.documentElement
    if (!slides && (box.left < -HALF_PX || box.right > clientWidth + HALF_PX)) {
      return [`beside the screen: ${words} (${box.left} to ${box.right})`]
    }
    const isCut =
      box.left < left - HALF_PX ||
      box.right > right + HALF_PX ||
      box.top < top - HALF_PX ||
      box.bottom > bottom + HALF_PX
    // a drawing may be cut, and what its words say stands in the page
    return isCut && !element.closest('svg') ? [`cut off: ${words}`] : []
  }

  function overlapping(pieces: Piece[], kind: string) {
    const over: string[] = []
    for (const [index, one] of pieces.entries()) {
      for (const other of pieces.slice(index + 1)) {
        const { left, right, top, bottom } = other.box
        const across = Math.min(one.box.right, right) - Math.max(one.box.left, left)
        const down = Math.min(one.box.bottom, bottom) - Math.max(one.box.top, top)
        if (across <= 1 || down <= 1) continue
        const areApart = one.layer !== other.layer || one.element.contains(other.element)
        if (!areApart) over.push(`${kind} over each other: ${one.words} | ${other.words}`)
      }
    }
    return over
  }

  function short(text: string) {
    return text.trim().slice(0, 30)
  }
}
