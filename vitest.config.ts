import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,pipeline,profile}/**/*.test.{ts,tsx}', 'tests/built-site/**/*.test.ts'],
  },
})
