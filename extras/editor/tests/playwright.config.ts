import { defineConfig } from '@playwright/test'

const { CHROMIUM_PATH, CI } = process.env

/** The firm's journeys on the page /edit, with the site's files in a folder of the browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  workers: 1,
  // a test builds the site
  timeout: 600_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(CI),
  // a step that cannot be done is told at once, and where
  use: {
    actionTimeout: 20_000,
    launchOptions: CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {},
  },
})
