import { defineConfig } from 'vitest/config'

import { madePlugins } from '#build/plugins.ts'
import { typesetPlugins } from '#extras/profile/plugins.ts'

export default defineConfig({
  plugins: [...madePlugins, ...typesetPlugins],
  test: {
    // generous, because no test is about speed and a busy machine is slow
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['{src,build,extras}/**/*.test.{ts,tsx}', 'tests/built-site/**/*.test.ts'],
  },
})
