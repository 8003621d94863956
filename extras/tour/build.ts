import type { Extra } from '#build/extras.ts'
import { model } from '#src/generated/content/about-picture.ts'

import { stylesOfStops } from './styles-of-stops.ts'

export default {
  plugins: () => [
    {
      name: 'stops',
      enforce: 'pre',
      transform: {
        filter: { id: /tour[\\/]followed\.css(?!\?url)/ },
        handler: (css) => css + stylesOfStops(model?.callouts ?? []),
      },
    },
  ],
} satisfies Extra
