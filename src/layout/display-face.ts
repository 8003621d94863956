/** Loaded since, for the next page. */
let displayFace: FontFace | undefined

/**
 * Loads the display face where the page came without it, as phones' first page does (WIDE_SCREENS in
 * build/pages/prerender.ts), for the next page. With Save-Data it does not.
 */
export function fetchDisplayFont() {
  const file = document.querySelector<HTMLLinkElement>('link[as="font"]')
  const face = document.querySelector<HTMLStyleElement>('#display-face')?.sheet?.cssRules[0]
  if (!file || !(face instanceof CSSFontFaceRule)) return
  if (matchMedia(file.media).matches || navigator.connection?.saveData) return
  load(file.href, face).catch(() => {})
}

async function load(file: string, { style }: CSSFontFaceRule) {
  // with this priority, which the face cannot have
  await fetch(file, { priority: 'low' })
  const [family = '', weight = '', stretch = ''] = ['family', 'weight', 'stretch'].map((name) =>
    style.getPropertyValue(`font-${name}`),
  )
  const name = family.replaceAll('"', '')
  displayFace = await new FontFace(name, `url(${file})`, { weight, stretch }).load()
}

/**
 * Call when another page is shown: no word on the screen then changes its face. Its heading has other
 * letters than those that came with the first one. No style with a face comes or goes, or Chromium
 * would look for the fallback faces again, which takes longer than the page.
 */
export function applyDisplayFont() {
  document.getElementById('site')?.removeAttribute('data-page')
  if (displayFace) document.fonts.add(displayFace)
}
