import type { Browser, Locator, Page } from '@playwright/test'

import { asNewVisitor } from '../../tests/phone.ts'
import { load } from './load.ts'

/** For navigating from one page to another. */
const CONDITIONS = { slowdown: 4, line: { kilobitsPerSecond: 1600, roundTripMs: 150 } }
/** A tap that leads nowhere has no number. */
const SHOWN_WITHIN = { timeout: 10_000 }
/** What a page writes to the console when its heading was painted, with the milliseconds since the tap. */
const SHOWN = 'ms to the heading: '
/** How long a finger rests on a link. */
const TOUCH_MS = 100
/** How long a visitor reads before a tap. */
const READING_MS = 1000
const ANSWER_SLOWDOWN = 6
/** Event timing entries arrive some frames late. */
const REPORTED_WITHIN_MS = 500

type Step = {
  name: string
  find: (page: Page) => Locator
  /** Pressed in it, once it has the focus. */
  key?: string
}

/** What a visitor can do besides navigating, on this site or one like it: each in a page anew. */
const visits: readonly (readonly [path: string, ...steps: Step[]])[] = [
  ['/', button('open the menu', /menu/i), button('close the menu', /close/i)],
  ['/', button('open the chat', /whatsapp|chat/i), button('close the chat', /close/i)],
  ['/services', button('open a service', /includes|more/i), button('close it', /close/i)],
  [
    '/projects',
    { name: 'choose projects', find: (page) => page.getByRole('radio', { name: 'Irrigation' }) },
  ],
  ['/contact', { name: 'write', find: (page) => page.getByRole('textbox'), key: 'k' }],
]

/**
 * From a tap on a link to the heading of its page, in milliseconds: the first, by a finger that rests
 * a moment, and one after the page was read. A link in the text, or else in the menu; nothing where no
 * link leads to the page.
 */
export async function measureTaps(browser: Browser, site: string, path: string, from: string) {
  return {
    'first tap': await measureTap(browser, site + from, path, false),
    'tap after reading': await measureTap(browser, site + from, path, true),
  }
}

function measureTap(browser: Browser, address: string, path: string, read: boolean) {
  return asNewVisitor(browser, CONDITIONS, async (page) => {
    await page.addInitScript(noticeHeading, SHOWN)
    await load(page, address)
    const links = ['main a', 'a'].map((link) => page.locator(`${link}[href="${path}"]:visible`))
    const counts = await Promise.all(links.map((each) => each.count()))
    const link = links.find((_, index) => counts[index])?.first()
    if (!link) return Number.NaN
    // clear of bars at both edges
    await link.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    if (read) {
      await page.evaluate(() => window.scrollBy(0, 1))
      await page.waitForTimeout(5 * READING_MS)
    }
    const box = await link.boundingBox()
    if (!box) return Number.NaN
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    const devtools = await page.context().newCDPSession(page)
    // a page that is asked again and again has 40 ms more to do before it shows the heading
    const shown = page.waitForEvent('console', {
      ...SHOWN_WITHIN,
      predicate: (message) => message.text().startsWith(SHOWN),
    })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(TOUCH_MS)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const message = await shown.catch(() => undefined)
    return message ? Number(message.text().slice(SHOWN.length)) : Number.NaN
  })
}

/** In every document: notes when a link was followed, and writes when another heading was painted. */
function noticeHeading(message: string) {
  const heading = () => document.querySelector('h1')?.textContent
  const now = () => performance.timeOrigin + performance.now()
  // before the site acts
  const note = () => {
    sessionStorage.setItem('from', heading() ?? '')
    sessionStorage.setItem('tapped', String(now()))
  }
  addEventListener('click', note, { capture: true })
  const look = () => {
    const from = sessionStorage.getItem('from')
    const shown = heading()
    if (!from || !shown || shown === from) return requestAnimationFrame(look)
    return requestAnimationFrame(() => {
      console.debug(`${message}${now() - Number(sessionStorage.getItem('tapped'))}`)
    })
  }
  look()
}

/**
 * Performs every interaction on a slow processor.
 *
 * @param scripts whether they load; without them it is what the page itself takes
 * @returns the most milliseconds from a tap or a key to the next paint, 0 if less than a frame;
 * nothing for what the site does not have
 */
export async function measureAnswers(browser: Browser, site: string, scripts: boolean) {
  const answers: Record<string, number> = {}
  for (const [path, ...steps] of visits) {
    await asNewVisitor(browser, { slowdown: ANSWER_SLOWDOWN }, async (page) => {
      if (!scripts) await page.route('**/*.js', (route) => route.abort())
      await load(page, site + path)
      for (const step of steps) answers[step.name] = await measureStep(page, step)
    })
  }
  return answers
}

async function measureStep(page: Page, { find, key }: Step) {
  const control = find(page).filter({ visible: true }).first()
  // scrolling is no part of the answer, nor how long so slow a page is busy after its load
  const there = control.scrollIntoViewIfNeeded({ timeout: 8 * READING_MS })
  if (await there.catch(() => true)) return Number.NaN
  if (key) await control.focus()
  await page.waitForTimeout(READING_MS)
  const slowest = await page.evaluateHandle(() => {
    const found = { ms: 0 }
    const options = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.ms = Math.max(found.ms, duration)
    }).observe(options)
    return found
  })
  const box = await control.boundingBox()
  if (!box) return Number.NaN
  const { x, y, width, height } = box
  await (key ? page.keyboard.press(key) : page.touchscreen.tap(x + width / 2, y + height / 2))
  await page.waitForTimeout(REPORTED_WITHIN_MS)
  return slowest.evaluate(({ ms }) => ms)
}

function button(name: string, label: RegExp): Step {
  return { name, find: (page) => page.getByRole('button', { name: label }) }
}
