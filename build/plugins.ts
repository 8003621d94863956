import type { Plugin } from 'vite'

import { factsPlugin } from './content/facts-plugin.ts'
import { shownFacts } from './content/shown-facts.ts'
import { DISPLAY_FACE, makeFonts } from './fonts/fonts.ts'
import { marksFor } from './maps/marks.ts'
import { encodedPictures } from './pictures/pictures.ts'
import { remoteFiles } from './pictures/remote-pictures.ts'
import { virtualModule } from './virtual-module.ts'

/** What the build makes of content/ and pictures/ for the site's scripts and styles. */
export const madePlugins: Plugin[] = [
  factsPlugin(),
  virtualModule('virtual:pictures', async () => {
    const facts = await shownFacts()
    return { encoded: await encodedPictures(facts), remote: remoteFiles(facts) }
  }),
  virtualModule('virtual:map-marks', async () => ({ marks: marksFor(await shownFacts()) })),
  virtualModule('virtual:display-face', () => ({ ...DISPLAY_FACE })),
  virtualModule('virtual:display-face.css', async () => (await makeFonts()).display),
  virtualModule('virtual:fallback-faces.css', async () => (await makeFonts()).fallback),
]
