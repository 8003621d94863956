import { defineConfig } from 'vitest/config'

import { TIMEOUT_MS } from './visitor.ts'

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env

/** A short journey through dist/ in Firefox and in WebKit, where npm test has found them. */
export default defineConfig({
  test: {
    include: [
      ...(FIREFOX_PATH ? ['tests/engines/firefox.test.ts'] : []),
      ...(WEBKIT_DRIVER_PATH ? ['tests/engines/webkit.test.ts'] : []),
    ],
    // both at once, whatever the number of processors
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: TIMEOUT_MS } },
  },
})
