import { family, stretch, weight } from 'virtual:display-face'

/** What stands on a screen by itself: a part of a section, of the header, of the bar at the foot. */
const PARTS = 'header > *, main > section > *, aside > * > *'

/**
 * Brings the display face where the page came without it, as phones' first page does (see
 * build/pages/prerender.ts), once there is nothing else to do. With Save-Data it does not.
 */
export function bringDisplayFace() {
  const file = document.querySelector<HTMLLinkElement>('link[as="font"]')
  if (!file?.media || matchMedia(file.media).matches || navigator.connection?.saveData) return
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    bring(file.href).catch(() => {})
  })
}

async function bring(file: string) {
  // with this priority, which the face cannot have
  await fetch(file, { priority: 'low' })
  const face = await new FontFace(family, `url(${file})`, { weight, stretch }).load()
  keepWhatIsRead()
  document.documentElement.dataset['face'] = 'here'
  document.fonts.add(face)
}

/** What is on the screen, or was, keeps its face and its height; a dialog that is closed need not. */
function keepWhatIsRead() {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    const { top, height } = part.getBoundingClientRect()
    if (height > 0 && top < window.innerHeight) part.dataset['face'] = 'kept'
  }
  for (const dialog of document.querySelectorAll('dialog')) {
    if (!dialog.open) dialog.dataset['face'] = 'here'
  }
}

/** Call when another page is shown: all of it is in the display face, its heading too. */
export function showInDisplayFace() {
  document.getElementById('site')?.removeAttribute('data-heading-letters')
  for (const part of document.querySelectorAll('body [data-face]'))
    part.removeAttribute('data-face')
}
