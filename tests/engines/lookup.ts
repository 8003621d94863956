/** What each role of the journey is made of. */
const PLACES = {
  article: 'article',
  banner: 'header',
  button: 'button',
  combobox: 'select',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  radio: '[type=radio]',
  status: '[role=status]',
  textbox: 'input, textarea',
} as const

export type Role = keyof typeof PLACES

/** What can be told of a thing; each text is '' when it has none. */
export type Seen = {
  text: string
  /** What stands in a field. */
  value: string
  /** 'true' or 'false' of the bar, once a script is at work. */
  scrolled: string
  /** Where it can be pressed, in pixels of the window. */
  x: number
  y: number
  /** Whether nothing covers it, fades or slides, so that a press lands there. */
  ready: boolean
}

/**
 * JavaScript that gives, as Seen, everything shown that has this role and, if one is asked for,
 * this accessible name: a browser asked for its own names takes seconds for a page.
 */
export function lookUpScript(role: Role, name?: string) {
  return `(${lookUp})(${JSON.stringify(PLACES[role])}, ${JSON.stringify(name)})`
}

/** Runs in the page, so it is whole in itself. */
function lookUp(places: string, name?: string): Seen[] {
  // a space at which no line breaks sounds like any other
  const heardAs = (words: string) => words.replace(/\s+/g, ' ').trim()
  const wordsOf = (element: Element) => {
    const heard = element.cloneNode(true) as Element
    for (const each of heard.querySelectorAll('[aria-hidden=true]')) each.remove()
    return heardAs(heard.textContent)
  }
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement
    const namer = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    return element.getAttribute('aria-label') ?? wordsOf(namer ?? labels?.[0] ?? element)
  }
  const moving = document.getAnimations().some(({ playState, timeline }) => {
    return playState === 'running' && timeline === document.timeline
  })
  const found = [...document.querySelectorAll(places)].filter((element) => {
    return element.checkVisibility() && (!name || nameOf(element) === heardAs(name))
  })
  return found.map((element, index) => {
    const { labels, type, value = '' } = element as HTMLInputElement
    const shown = (type === 'radio' && labels?.[0]) || element
    if (name && index === 0) shown.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = shown.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const ready = !moving && shown.contains(document.elementFromPoint(x, y))
    const scrolled = element.getAttribute('data-scrolled') ?? ''
    return { text: wordsOf(element), value, scrolled, x, y, ready }
  })
}
