import { defineConfig } from 'vitest/config'

/** dist/ on the servers it may be put on, with the files the build writes for them. */
export default defineConfig({
  test: {
    include: ['tests/servers/*.test.ts'],
    // generous, because no test is about speed and a busy machine is slow
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
