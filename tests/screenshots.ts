// npm run screenshots: every page and state at six widths, to be looked at.
import { mkdir, rm } from 'node:fs/promises'

import type { Browser, Page } from '@playwright/test'

import { menu } from '#src/content/pages.ts'
import { filterChoices } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'

import { fill, sendMessage } from './journeys/message-form.ts'
import { letAnimationsEnd } from './journeys/scrolling.ts'
import { scriptAtWork } from './journeys/site.ts'
import { startBrowser } from './phone.ts'
import { serveSimulated } from './simulated-site.ts'

const FOLDER = 'screenshots'
const WIDTHS = [320, 360, 768, 1024, 1440, 1920]

type Shot = {
  name: string
  path: string
  /** Brings the page into its state. */
  act?: (page: Page) => Promise<void>
  /** Only what is on the screen, for a state that is about the screen. */
  screenOnly?: boolean
  /** Only on screens narrower than this. */
  below?: number
}

const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'services', path: '/services' },
  { name: 'projects', path: '/projects' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'home-scrolled', path: '/', screenOnly: true, act: scrollDown },
  { name: 'menu', path: '/', screenOnly: true, below: 1000, act: press('button', 'Menu') },
  { name: 'whatsapp', path: '/', screenOnly: true, act: press('button', 'Chat on WhatsApp') },
  { name: 'services-modal', path: `/services#${services[0].id}`, screenOnly: true },
  ...filterChoices.map(({ value }) => {
    return { name: `projects-${value}`, path: `/projects?category=${value}` }
  }),
  { name: 'projects-place', path: '/projects', screenOnly: true, act: pointAtAPlace },
  { name: 'contact-invalid', path: '/contact', screenOnly: true, act: press('button', 'Send') },
  { name: 'contact-sending', path: '/contact', screenOnly: true, act: send },
  { name: 'contact-sent', path: '/contact', screenOnly: true, act: sendMessage },
  ...menu.flatMap(({ path, label }) => [
    { name: `${label.toLowerCase()}-forced-colours`, path, act: loseColours },
    { name: `${label.toLowerCase()}-print`, path, act: print },
  ]),
]

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER)
const { address, stop } = await serveSimulated()
const browser = await startBrowser()
for (const width of WIDTHS) await takeAll(browser, width)
await browser.close()
await stop()

async function takeAll(withBrowser: Browser, width: number) {
  const viewport = { width, height: width < 600 ? 740 : 900 }
  const deviceScaleFactor = width < 600 ? 2 : 1
  for (const { name, path, act, screenOnly = false, below = Infinity } of shots) {
    if (width >= below) continue
    const page = await withBrowser.newPage({ viewport, deviceScaleFactor })
    await page.route(/openstreetmap/, (route) => route.abort())
    await page.goto(address + path, { waitUntil: 'networkidle' })
    if (!screenOnly) {
      // what comes once somebody reads
      await scriptAtWork(page)
      await loadPictures(page)
    }
    await act?.(page)
    await letAnimationsEnd(page)
    await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: !screenOnly })
    await page.close()
  }
}

/** Those below the fold and of closed dialogs too. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}

function press(role: 'button' | 'link', name: string) {
  return (page: Page) => page.getByRole(role, { name }).first().click()
}

async function scrollDown(page: Page) {
  await page.mouse.wheel(0, 600)
  await page.locator('[data-scrolled=true]').waitFor()
}

async function pointAtAPlace(page: Page) {
  await page.getByRole('article').first().hover()
}

async function loseColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
}

async function print(page: Page) {
  await page.emulateMedia({ media: 'print' })
}

async function send(page: Page) {
  await fill(page)
  await page.getByRole('button', { name: 'Send' }).click()
}
