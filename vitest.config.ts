import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'pipeline/**/*.test.ts', 'tests/built-site/**/*.test.ts'],
  },
})
