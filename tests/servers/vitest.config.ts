import { defineConfig } from 'vitest/config'

/** dist/ on the servers it may live on, with the files the build writes for them. */
export default defineConfig({
  test: {
    include: ['tests/servers/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
