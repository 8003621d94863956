import type { Plugin } from 'vite'

import { factsPlugin } from './content/facts-plugin.ts'
import { shownFacts } from './content/shown-facts.ts'
import { DISPLAY_FACE, makeFonts } from './fonts/fonts.ts'
import { marksFor } from './maps/marks.ts'
import { sitePictures } from './pictures/site-pictures.ts'
import { virtualModule } from './virtual-module.ts'

/** What the build makes of content/ and pictures/ for the site's scripts and styles. */
export const madePlugins: Plugin[] = [
  factsPlugin(),
  virtualModule('virtual:pictures', async () => sitePictures(await shownFacts())),
  virtualModule('virtual:map-marks', async () => ({ marks: marksFor(await shownFacts()) })),
  virtualModule('virtual:display-face', () => ({ ...DISPLAY_FACE })),
  virtualModule('virtual:display-face.css', async () => (await makeFonts()).display),
  virtualModule('virtual:fallback-faces.css', async () => (await makeFonts()).fallback),
]
