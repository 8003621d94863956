import { globSync, statSync } from 'node:fs'

import type { Extra } from '#build/extras.ts'

import underground from './underground.json' with { type: 'json' }

const WIDTH = 1200
const MAX_BYTES = 18_000
const BYTES_IN_KILOBYTE = 1000

export default {
  pictures: [
    {
      pictures: [{ src: underground.src }],
      avif: { [WIDTH]: MAX_BYTES },
      webp: [],
      fallback: 640,
      ratio: 3 / 2,
    },
  ],
  // for who saves data to know what it costs
  plugins: () => [
    {
      name: 'underground',
      config: () => {
        const name = underground.src.replace(/\.\w+$/, '')
        const [file] = globSync(`public/pictures/${name}-${WIDTH}.*.avif`)
        if (!file) return
        const kilobytes = Math.round(statSync(file).size / BYTES_IN_KILOBYTE)
        return { define: { UNDERGROUND_KILOBYTES: String(kilobytes) } }
      },
    },
  ],
} satisfies Extra
