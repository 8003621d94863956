import { family, stretch, weight } from 'virtual:display-face'

/** What a screen shows: the header, the page, the bar at the foot. */
const SHOWN = 'header, main, aside > *'

/**
 * Brings the display face where the page came without it, as phones' first page does (see
 * build/pages/prerender.ts), once there is nothing else to do. With Save-Data it does not. Then has the
 * page below the first screen laid out, which waited for it (inline-script.ts).
 */
export function bringDisplayFace() {
  const file = document.querySelector<HTMLLinkElement>('link[as="font"]')
  if (!file?.media || matchMedia(file.media).matches || navigator.connection?.saveData) {
    return layOutWholePage()
  }
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    bring(file.href)
      .catch(() => {})
      .finally(layOutWholePage)
  })
}

function layOutWholePage() {
  document.documentElement.className = ''
}

async function bring(file: string) {
  // with this priority, which a face that loads itself cannot have
  const letters = await fetch(file, { priority: 'low' })
  const face = await new FontFace(family, await letters.arrayBuffer(), { weight, stretch }).load()
  keepWhatIsRead()
  document.documentElement.dataset['face'] = 'here'
  document.fonts.add(face)
}

/** What is on the screen, or was, keeps its face and its height; a dialog that is closed need not. */
function keepWhatIsRead() {
  // the parts of what is below are not asked, or they would be laid out for it; and all are asked
  // before one is changed
  for (const part of [...document.querySelectorAll(SHOWN)].flatMap(partsThatAreRead)) {
    part.setAttribute('data-face', 'kept')
  }
  for (const dialog of document.querySelectorAll('dialog')) {
    if (!dialog.open) dialog.dataset['face'] = 'here'
  }
}

/** The largest parts that end on the screen, and the words at its lower edge. */
function partsThatAreRead(element: Element): Element[] {
  const { top, bottom, height } = element.getBoundingClientRect()
  if (height === 0 || top >= window.innerHeight) return []
  const hasOwnWords = [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  )
  const isOne = hasOwnWords || element instanceof SVGElement || !element.firstElementChild
  if (isOne || bottom <= window.innerHeight) return [element]
  return [...element.children].flatMap(partsThatAreRead)
}

/** Call when another page is shown: all of it is in the display face, its heading too. */
export function showInDisplayFace() {
  document.getElementById('site')?.removeAttribute('data-heading-letters')
  for (const part of document.querySelectorAll('body [data-face]'))
    part.removeAttribute('data-face')
}
