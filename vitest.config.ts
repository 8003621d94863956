import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,pipeline,worker}/**/*.test.{ts,tsx}', 'tests/built-site/**/*.test.ts'],
  },
})
