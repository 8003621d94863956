import type { Role, Seen } from './visitor.ts'

type Found = {
  elements: Element[]
  seen: Seen[]
  /** Whether something fades or slides, so that a press might land elsewhere or nowhere. */
  moving: boolean
}

/**
 * Everything shown that has this role and, if one is asked for, this accessible name. Runs in the
 * page, so it is whole in itself: a browser asked for its own names takes seconds for a page.
 */
export function lookUp(role: Role, name?: string): Found {
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
  const silent = '[aria-hidden=true]'

  function nameOf(element: Element) {
    const { labels } = element as HTMLInputElement
    const namer = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    return element.getAttribute('aria-label') ?? wordsOf(namer ?? labels?.[0] ?? element)
  }

  function wordsOf(element: Element) {
    const heard = element.cloneNode(true) as Element
    for (const each of heard.querySelectorAll(silent)) each.remove()
    return heard.textContent.replace(/\s+/g, ' ').trim()
  }

  const elements = [...document.querySelectorAll(places[role])].filter((element) => {
    return element.checkVisibility() && (!name || nameOf(element) === name)
  })
  return {
    elements,
    seen: elements.map((element) => ({
      text: wordsOf(element),
      value: (element as HTMLInputElement).value ?? '',
      expanded: element.getAttribute('aria-expanded') ?? '',
    })),
    moving:
      document.documentElement.matches(':active-view-transition') ||
      document.getAnimations().some(({ playState }) => playState === 'running'),
  }
}
