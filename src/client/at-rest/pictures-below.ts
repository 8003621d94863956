import { WIDE_SCREENS } from '#src/styles/wide-screens.ts'

import { savesData } from '../connection.ts'

/**
 * Fetches the pictures farther down, which a browser leaves until they are near the screen: so that
 * an image of the whole page, as archives and previews take it without scrolling, has them. Phones,
 * whose data costs more than that is worth, and whoever saves data, leave it at that.
 */
export function fetchPicturesBelow() {
  if (savesData() || !matchMedia(WIDE_SCREENS).matches) return
  for (const image of document.querySelectorAll<HTMLImageElement>('main [loading=lazy]')) {
    image.loading = 'eager'
    // on its way it stays; the attribute is as the page renders it
    image.loading = 'lazy'
  }
}
