/** The roles the journey looks for things by. */
export type Role =
  | 'article'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'radio'
  | 'status'
  | 'textbox'

/** What can be told of a thing; each text is '' when it has none. */
export type Seen = {
  text: string
  /** What stands in a field. */
  value: string
  /** 'true' or 'false' of a button that opens something. */
  expanded: string
  /** Where it can be pressed, in pixels of the window. */
  x: number
  y: number
  /** Whether nothing covers it, fades or slides, so that a press lands there. */
  ready: boolean
}

/**
 * Everything shown that has this role and, if one is asked for, this accessible name. Runs in the
 * page, so it is whole in itself: a browser asked for its own names takes seconds for a page.
 */
export function lookUp(role: Role, name?: string): Seen[] {
  const places: Readonly<Record<Role, string>> = {
    article: 'article',
    button: 'button',
    combobox: 'select',
    dialog: 'dialog, [role=dialog]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    radio: '[type=radio]',
    status: '[role=status]',
    textbox: 'input, textarea',
  }

  const wordsOf = (element: Element) => {
    const heard = element.cloneNode(true) as Element
    for (const each of heard.querySelectorAll('[aria-hidden=true]')) each.remove()
    return heard.textContent.replace(/\s+/g, ' ').trim()
  }

  function nameOf(element: Element) {
    const { labels } = element as HTMLInputElement
    const namer = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    return element.getAttribute('aria-label') ?? wordsOf(namer ?? labels?.[0] ?? element)
  }

  const moving = document.getAnimations().some(({ playState }) => playState === 'running')
  const found = [...document.querySelectorAll(places[role])].filter((element) => {
    return element.checkVisibility() && (!name || nameOf(element) === name)
  })
  return found.map((element, index) => {
    const { labels, type, value } = element as HTMLInputElement
    const shown = (type === 'radio' && labels?.[0]) || element
    if (name && index === 0) shown.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = shown.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    return {
      text: wordsOf(element),
      value: value ?? '',
      expanded: element.getAttribute('aria-expanded') ?? '',
      x,
      y,
      ready: !moving && shown.contains(document.elementFromPoint(x, y)),
    }
  })
}
