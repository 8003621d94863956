import { defineConfig } from 'vitest/config'

import { extraPlugins } from '#build/extras.ts'
import { madePlugins } from '#build/plugins.ts'

export default defineConfig({
  plugins: [...madePlugins, ...extraPlugins()],
  test: {
    // generous, because no test is about speed and a busy machine is slow
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [
      '{src,build}/**/*.test.{ts,tsx}',
      'tests/built-site/**/*.test.ts',
      // the tests of an extra go with it; its journeys are Playwright's
      'extras/*/{,tests/}*.test.ts',
    ],
  },
})
