import { once } from 'node:events'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'

import { chromiumArguments } from './bench/phone.ts'
import { systemWith, type VisitorFontName, visitorFonts } from './tests/fonts/visitor-fonts.ts'
import { COPY_BUILD_MS } from './tests/simulated-site.ts'

// any free port, chosen once: the workers of the tests inherit it
process.env['JOURNEYS_PORT'] ??= String(await freePort())
const PORT = process.env['JOURNEYS_PORT']
const { CHROMIUM_PATH, CI } = process.env
const fonts = Object.keys(visitorFonts) as VisitorFontName[]
const IN_EVERY_FONT = '**/read-in-any-font.test.ts'

/** The journeys of visitors through dist/, in a real browser. npm test finds the browser. */
export default defineConfig({
  testDir: 'tests/journeys',
  snapshotPathTemplate: 'tests/aria-snapshots/{arg}{ext}',
  fullyParallel: true,
  // one more than a small machine has processors, for each waits now and then
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  retries: 0,
  // a busy machine is slow, which is not what any test is about
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    // a trace doubles what a test costs; `npx playwright test --trace on` makes one
    trace: 'off',
    // what a worker fetches cannot be blocked by a test; the offline journeys allow it
    serviceWorkers: 'block',
  },
  // no test asks what fonts this machine has; the longest tests first
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
  ],
  webServer: {
    command: 'node tests/simulated-site.ts',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    // it may have to build a copy first, and to remove it in the end
    timeout: COPY_BUILD_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})

async function chromiumWith(font: VisitorFontName) {
  const env = { ...process.env, ...(await systemWith(font)) }
  const executable = CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}
  return { launchOptions: { args: chromiumArguments, env, ...executable } }
}

async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
