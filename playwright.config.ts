import { defineConfig } from '@playwright/test'

const PORT = 4174
const { CHROMIUM_PATH, CI } = process.env

/** Chromium talks to nobody but the site; as root it has no sandbox to offer. */
const chromiumArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The journeys of visitors through dist/, in a real browser. npm test finds the browser. */
export default defineConfig({
  testDir: 'tests/journeys',
  snapshotPathTemplate: 'tests/heard/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    // a trace doubles what a test costs; `npx playwright test --trace on` makes one
    trace: 'off',
    launchOptions: {
      args: chromiumArguments,
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    },
  },
  webServer: {
    command: 'node pipeline/serve.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
