// The one script in the document itself, the same in every page, so that the policy allows it by one
// hash (build/pages/inline-script.ts minifies it). It stands right after the heading's style and names
// the page's entry in `data-entry`.

/** The weight of the display face, from the build. */
declare const DISPLAY_WEIGHT: string

const root = document.documentElement
const script = document.currentScript as HTMLScriptElement
const entry = script.dataset['entry'] ?? ''
const openedPath = location.pathname
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

// Decodes the heading's letters at once. Chromium decodes those of the style when the heading is laid
// out, on a busy processor after the first paint, and the page below then moves by up to 72 px.
// What looks shorter, an expression and Uint8Array.from, takes 3 ms where this takes 0.5.
const letters = script.previousElementSibling?.textContent?.split('base64,')[1]?.split(')')[0]
if (letters) {
  const characters = atob(letters)
  const bytes = new Uint8Array(characters.length)
  for (let at = 0; at < characters.length; at += 1) bytes[at] = characters.charCodeAt(at)
  document.fonts?.add(new FontFace('Archivo Heading', bytes, { weight: DISPLAY_WEIGHT }))
}

// Where the worker answers it has the display face, which phones are otherwise without on their first
// page. Not once the header is painted: no word may change its face.
if (navigator.serviceWorker?.controller && performance.getEntriesByType('paint').length === 0) {
  for (const each of document.querySelectorAll<HTMLLinkElement>('[media]')) each.media = ''
  root.dataset['face'] = 'here'
}

// A phone at the top of a page lays out nothing below its first screen (`arriving` in shared.css) until
// it has the display face for it (at-rest/display-face.ts): 120 ms less before the first paint at 4x, and
// one layout of the whole page instead of two. Not for longer: what is skipped cannot be copied.
if (arrival?.type === 'navigate' && !location.hash) root.className = 'arriving'

// Until React is there, Back to a page that it once showed in this document loads that page.
addEventListener('popstate', () => {
  if (root.dataset['app'] !== 'ready' && location.pathname !== openedPath) location.reload()
})

// The entry waits for `load`, because beside the pictures above the fold it would keep the largest
// from 1.8 s to 3.5 s at 400 kbit/s.
addEventListener('load', () => {
  import(/* @vite-ignore */ entry).catch(reloadIfReplaced).catch(() => {})
})

/** Where a new version was deployed since, the scripts of this one are gone: reloads, once. */
async function reloadIfReplaced() {
  root.className = ''
  if (arrival?.type === 'reload') return
  const now = await fetch(location.href, { cache: 'no-cache' })
  if (now.ok && !(await now.text()).includes(entry)) location.reload()
}
