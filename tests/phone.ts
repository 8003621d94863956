import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'

/**
 * The phone that most visitors hold.
 *
 * @public for extras
 */
export const phone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

/** How much slower than this machine, and over what line, a page is loaded. */
export type Conditions = {
  /** How many times slower the processor is. */
  slowdown?: number
  line?: { kilobitsPerSecond: number; roundTripMs: number }
  /** Whether a service worker may come: what it fetches has a budget of its own. */
  workers?: boolean
}

/** Chromium that talks to nobody but the site; as root it has no sandbox to offer. */
export const chromiumArguments = [
  '--disable-gpu',
  // how far below the fold Chromium loads pictures on 4G; the headless shell knows no network. And a mouse,
  // which Playwright says the same way
  `--blink-settings=${[
    'lazyLoadingImageMarginPxUnknown=1250',
    'primaryHoverType=2,availableHoverTypes=2',
    'primaryPointerType=4,availablePointerTypes=4',
  ].join()}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export function startBrowser(): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH']
  return chromium.launch({
    args: chromiumArguments,
    ...(path ? { executablePath: path } : {}),
  })
}

/**
 * Does something in a new tab of a visitor who was never here, and closes it.
 *
 * @returns what was done returned
 */
export async function asNewVisitor<Result>(
  browser: Browser,
  conditions: Conditions,
  act: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const serviceWorkers = conditions.workers ? 'allow' : 'block'
  const context = await browser.newContext({ ...phone, serviceWorkers })
  try {
    const page = await context.newPage()
    await setConditions(page, conditions)
    return await act(page, context)
  } finally {
    // where the browser is gone, what was thrown before says why
    if (browser.isConnected()) await context.close()
  }
}

/** Slows a tab's line and processor from now on. */
async function setConditions(page: Page, { slowdown = 1, line }: Conditions) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (!line) return
  const bytesPerSecond = (line.kilobitsPerSecond * 1000) / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}
