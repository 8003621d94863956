import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'

import { systemWith, type VisitorFontName, visitorFonts } from './tests/fonts/visitor-fonts.ts'
import { COPY_BUILD_MS } from './tests/patience.ts'
import { chromiumArguments } from './tests/phone.ts'

// the port is the one that the web server below printed
const { CHROMIUM_PATH, CI, JOURNEYS_PORT } = process.env
const fonts = Object.keys(visitorFonts) as VisitorFontName[]
const IN_EVERY_FONT = '**/read-in-any-font.test.ts'
/** What a visitor can do before React has come, or where it never does, as well as with it. */
const BEFORE_REACT = [
  'open-the-menu',
  'open-a-service',
  'chat-on-whatsapp',
  'choose-projects',
  'see-under-the-ground',
  'follow-the-water',
  'navigate',
  'send-a-message',
  'act-with-the-keyboard',
  'come-by-a-link-or-an-address',
  'lose-the-way',
  'see-and-touch',
].map((name) => `**/${name}.test.ts`)

/** Visitors' journeys through dist/ in a real browser, which npm test finds. */
export default defineConfig<{ react: boolean }>({
  // and those of extras, which go with them
  testMatch: '{tests,extras/*}/journeys/**/*.test.ts',
  fullyParallel: true,
  // more than a small machine has cores, because each worker waits now and then
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // only for a test whose browser stood still (tests/journeys/still-browser.ts); any other fails once
  // more at once
  retries: 1,
  // generous, because no test is about speed and a busy machine is slow
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${JOURNEYS_PORT}`,
    // a click in a browser that stands still fails, and does not wait for the end of its test
    actionTimeout: 120_000,
    // a trace doubles what a test costs; `npx playwright test --trace on` makes one
    trace: 'off',
    // a test cannot intercept a service worker's requests; the offline journeys allow workers
    serviceWorkers: 'block',
  },
  // no test depends on the machine's own fonts; the longest tests first
  projects: [
    ...(await Promise.all(
      fonts.map(async (font) => ({
        name: font,
        testMatch: IN_EVERY_FONT,
        // the display face is ours: one system shows what it does
        ...(font === 'DejaVu Sans' ? {} : { grepInvert: /with the display face too/ }),
        use: await chromiumWith(font),
      })),
    )),
    { name: 'journeys', testIgnore: IN_EVERY_FONT, use: await chromiumWith('DejaVu Sans') },
    {
      name: 'before React',
      testMatch: BEFORE_REACT,
      grepInvert: /@react/,
      use: { ...(await chromiumWith('DejaVu Sans')), react: false },
    },
  ],
  webServer: {
    command: 'node tests/simulated-site.ts',
    wait: { stdout: /localhost:(?<journeys_port>\d+)/ },
    // it may have to build a copy of the site first, and remove it in the end
    timeout: COPY_BUILD_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})

async function chromiumWith(font: VisitorFontName) {
  const env = { ...process.env, ...(await systemWith(font)) }
  const executable = CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}
  return { launchOptions: { args: chromiumArguments, env, ...executable } }
}
