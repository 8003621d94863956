import { afterPaint } from '#app/components/parts/after-paint.ts'

/** Whether the file has come since. */
let fetched = false

/**
 * Fetches the display face at the first sign of interest where the page came without it, as phones'
 * first page does (WIDE_SCREENS in pipeline/pages/prerender.ts). With Save-Data it does not.
 */
export function fetchDisplayFace() {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')]
  const isThere = files.every(({ media }) => matchMedia(media).matches)
  if (isThere || navigator.connection?.saveData) return
  const fetchAll = () => {
    for (const sign of SIGNS) removeEventListener(sign, fetchAll)
    afterPaint(() => {
      Promise.all(files.map(({ href }) => fetch(href, { priority: 'low' }))).then(
        () => (fetched = true),
        () => {},
      )
    })
  }
  for (const sign of SIGNS) addEventListener(sign, fetchAll, { passive: true })
}

const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Call when another page is shown: no word on the screen then changes its face. The first heading's
 * own letters go.
 */
export function changeFaces() {
  document.getElementById('heading-face')?.remove()
  const face = document.querySelector<HTMLStyleElement>('#display-face')
  if (face && fetched) face.media = ''
}
