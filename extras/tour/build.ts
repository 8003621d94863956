import { shownFacts } from '#build/content/shown-facts.ts'
import type { Extra } from '#build/extras.ts'

import { stylesOfStops } from './styles-of-stops.ts'

export default {
  plugins: () => [
    {
      name: 'stops',
      enforce: 'pre',
      transform: {
        filter: { id: /tour[\\/]followed\.css(?!\?url)/ },
        async handler(css) {
          const { about } = await shownFacts()
          return css + stylesOfStops(about.model?.callouts ?? [])
        },
      },
    },
  ],
} satisfies Extra
