import { defineConfig } from 'vitest/config'

/** A short journey through dist/ in Firefox and in WebKit. npm test finds the two browsers. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
