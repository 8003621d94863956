import type { Extra } from '#build/extras.ts'
import { token } from '#build/fonts/tokens.ts'

import { closeUpOf } from './close-up.ts'

const sky = token('--sky')

export default {
  pictures: ({ services }) => [
    {
      pictures: services.map(({ picture }) => closeUpOf(picture)),
      // the first for phones, where three come with Home's first load
      avif: { 240: 2_150, 640: Infinity, 960: Infinity },
      grounds: { 240: sky, 640: sky, 960: sky },
      webp: [640],
      fallback: 640,
      ratio: 6 / 5,
    },
  ],
} satisfies Extra
