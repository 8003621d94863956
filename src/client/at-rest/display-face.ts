import { family, stretch, weight } from 'virtual:display-face'

import { savesData } from '../connection.ts'

/** What a phone always shows: the header, and the bar at the foot. */
const BARS = 'header, aside > *'

/**
 * Brings the display face where the page is shown without it, once there is nothing else to do: phones'
 * first page comes without (see build/pages/prerender.ts), and on any page it may be late for the first
 * paint, from when on the browser leaves it. With Save-Data it does not. Has the page below the first screen
 * laid out, which waits for it on a phone's first page (inline-script.ts).
 */
export function bringDisplayFace() {
  const file = document.querySelector<HTMLLinkElement>('link[as="font"]')
  if (!file || savesData()) return layOutWholePage()
  const isExpected = !file.media || matchMedia(file.media).matches
  if (isExpected) layOutWholePage()
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    if (isExpected && isInUse()) return
    bring(file.href)
      .catch(() => {})
      .finally(layOutWholePage)
  })
}

/** Whether words in it are as wide as they are without it. */
function isInUse() {
  const pen = document.createElement('canvas').getContext('2d')
  const widthIn = (faces: string) => {
    if (pen) pen.font = `${weight} 99px ${faces}`
    return pen?.measureText('Water').width
  }
  return widthIn(`${family}, monospace`) !== widthIn('monospace')
}

function layOutWholePage() {
  document.documentElement.className = ''
}

async function bring(file: string) {
  // with this priority, which a face that loads itself cannot have
  const letters = await fetch(file, { priority: 'low' })
  const face = await new FontFace(family, await letters.arrayBuffer(), { weight, stretch }).load()
  keepWhatIsRead()
  // where it was expected for the first paint, the space between the letters is already its own
  document.documentElement.dataset['face'] ??= 'late'
  document.fonts.add(face)
}

/** What is on the screen, or was, keeps its face and its height; what is hidden, or closed as a menu, need not. */
function keepWhatIsRead() {
  const bars = [...document.querySelectorAll<HTMLElement>(BARS)].filter(
    (bar) => bar.offsetHeight > 0,
  )
  const tops = bars.map((bar) => bar.getBoundingClientRect().top)
  const end = Math.min(window.innerHeight, ...tops.filter((top) => top > 0))
  // the parts of what is below are not asked, or they would be laid out for it; and all are asked
  // before one is changed
  const main = document.querySelector('main')
  const read = main ? partsThatAreRead(main, end) : []
  const panels = document.querySelectorAll<HTMLElement>('dialog, [popover], [hidden]')
  const closed = [...panels].filter((panel) => panel.offsetHeight === 0)
  for (const part of [...bars, ...read]) part.setAttribute('data-face', 'kept')
  for (const panel of closed) panel.setAttribute('data-face', 'here')
}

/** The largest parts that end above the end of what is seen, and the words across it. */
function partsThatAreRead(element: Element, end: number): Element[] {
  const { top, bottom, height } = element.getBoundingClientRect()
  const hasBox = height > 0
  if (top >= end || (!hasBox && getComputedStyle(element).display !== 'contents')) return []
  const hasOwnWords = [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  )
  const isOne =
    hasOwnWords ||
    element instanceof SVGElement ||
    // not half of a list of pages or of an open service in another face, nor of what has its letters in the document
    element.matches('nav, dialog, .early') ||
    !element.firstElementChild
  if (hasBox && (isOne || bottom <= end)) return [element]
  return [...element.children].flatMap((part) => partsThatAreRead(part, end))
}

/** Call when another page is shown: all of it is in the display face, its heading too. */
export function showInDisplayFace() {
  document.getElementById('site')?.removeAttribute('data-heading-letters')
  for (const part of document.querySelectorAll('body [data-face]'))
    part.removeAttribute('data-face')
}
