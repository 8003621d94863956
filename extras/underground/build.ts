import type { Extra } from '#build/extras.ts'

import underground from './underground.json' with { type: 'json' }

export default {
  pictures: () => [
    {
      pictures: [{ src: underground.src }],
      // as much as the page says that it weighs
      avif: { 1200: underground.kilobytes * 1000 },
      webp: [],
      fallback: 640,
      ratio: 3 / 2,
    },
  ],
} satisfies Extra
