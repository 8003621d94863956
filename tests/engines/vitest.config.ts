import { defineConfig } from 'vitest/config'

import { PATIENCE_MS } from './visitor.ts'

/** A short journey through dist/ in Firefox and in WebKit. npm test finds the two browsers. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    // both at once, whatever the number of processors
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: PATIENCE_MS } },
  },
})
