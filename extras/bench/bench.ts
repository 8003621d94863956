// npm run bench [-- another version's dist]: what a visitor pays and waits for, as tables.
import type { Browser } from '@playwright/test'

import { pageAddresses } from '../../build/hosts/addresses.ts'
import { serve } from '../../build/serve.ts'
import { asNewVisitor, startBrowser } from '../../tests/phone.ts'
import { countBlocking, countTraffic } from '../../tests/traffic.ts'
import { countGlance, measurePaints, scrollToEnd } from './bytes.ts'
import { measureInterest, measureMainThread } from './interest.ts'
import { askLighthouse, lighthouseModes } from './lighthouse.ts'
import { load } from './load.ts'
import { measureAnswers, measureTaps } from './taps.ts'

/** Each time is the median of this many. */
const RUNS = 5
const ANSWER_RUNS = 9

type Site = { name: string; address: string; pages: readonly string[]; stop: () => Promise<void> }
type Numbers = Readonly<Record<string, number>>

const folders = ['dist', ...process.argv.slice(2, 3)]
const browser = await startBrowser()
const sites = await Promise.all(folders.map(serveFolder))
try {
  for (const site of sites) await showBytes(browser, site)
  for (const [mode, options] of Object.entries(lighthouseModes)) {
    console.log(`\n${mode}: scores out of 100, times in ms`)
    await showMedians(sites, ({ address }, page) => askLighthouse(address + page, options))
  }
  console.log('\nProcessor 4 times slower, 1.6 Mbit/s and 150 ms: from a tap to a page, in ms')
  await showMedians(sites, ({ address, pages }, page) => {
    return measureTaps(browser, address, page, page === '/' ? (pages[1] ?? '/') : '/')
  })
  console.log('\nFrom the first sign of interest on, in ms; for a load, in ms of the processor')
  await showMedians(sites, async ({ address }, page) => ({
    ...(await measureMainThread(browser, address + page)),
    ...(await measureInterest(browser, address + page)),
  }))
  console.log('\nA visit, and from a tap or a key to the next paint, processor 6 times slower')
  await showSideBySide(sites)
} finally {
  await Promise.all(sites.map(({ stop }) => stop()))
  await browser.close()
}

async function serveFolder(name: string): Promise<Site> {
  const served = await serve({ folder: name, port: 0 })
  // Home first; without those that only redirect to a list
  const pages = pageAddresses(name).filter((address) => address.lastIndexOf('/') === 0)
  return { name, pages, ...served }
}

async function showBytes(chromium: Browser, { name, address, pages }: Site) {
  console.log(`\n${name}: bytes, headers included, on 360x640 with two pixels each`)
  const rows: Record<string, Numbers> = {}
  for (const page of pages) rows[page] = await measureBytes(chromium, address + page)
  console.table(rows)
}

/** Reading every page to its end. */
function countVisit(chromium: Browser, { address, pages }: Site) {
  return asNewVisitor(chromium, {}, async (page) => {
    const traffic = await countTraffic(page)
    for (const path of pages) {
      await load(page, address + path)
      await scrollToEnd(page)
    }
    return traffic().bytes
  })
}

function measureBytes(chromium: Browser, address: string): Promise<Numbers> {
  return asNewVisitor(chromium, {}, async (page) => {
    const traffic = await countTraffic(page)
    await load(page, address)
    const { byType, bytes, requests } = traffic()
    const blocking = await countBlocking(page)
    await scrollToEnd(page)
    const read = traffic()
    return {
      ...byType,
      'first load': bytes,
      requests,
      blocking,
      'read to its end': read.bytes,
      'requests to its end': read.requests,
    }
  })
}

async function showMedians(
  all: readonly Site[],
  measure: (site: Site, page: string) => Promise<Numbers>,
) {
  const tasks = all.flatMap((site) =>
    site.pages.map((page) => [`${site.name} ${page}`, () => measure(site, page)] as const),
  )
  console.table(await inTurns(tasks, RUNS))
}

/** Each site with its floor, which is what it takes with its scripts blocked, and the ratios. */
async function showSideBySide(all: readonly Site[]) {
  const bytes: Record<string, Numbers> = {}
  for (const site of all) bytes[site.name] = await measureVisit(site)
  const paints = await inTurns(
    all.map(({ name, address }) => [name, () => measurePaints(browser, address)] as const),
    ANSWER_RUNS,
  )
  const answers = await inTurns(
    all.flatMap(({ name, address }) => [
      [name, () => measureAnswers(browser, address, true)] as const,
      [`${name}: floor`, () => measureAnswers(browser, address, false)] as const,
    ]),
    ANSWER_RUNS,
  )
  const columns = Object.keys(answers)
  const ofColumn = (name: string) => ({ ...bytes[name], ...paints[name], ...answers[name] })
  const [own = {}, floor = {}, other = {}, otherFloor = {}] = columns.map(ofColumn)
  const rows = Object.keys(own).map((name) => {
    const values = columns.map((column) => [column, ofColumn(column)[name]])
    const ratios = {
      'to its floor': ratio(own[name], floor[name]),
      'to the other': ratio(own[name], other[name]),
      'floor to floor': ratio(floor[name], otherFloor[name]),
    }
    return [name, { ...Object.fromEntries(values), ...ratios }] as const
  })
  console.table(Object.fromEntries(rows))
}

async function measureVisit(site: Site) {
  const { 'first load': first = Number.NaN } = await measureBytes(browser, `${site.address}/`)
  return {
    'first load': first,
    'Home for 15 s': await countGlance(browser, `${site.address}/`),
    'whole visit': await countVisit(browser, site),
  }
}

function ratio(one = Number.NaN, other = Number.NaN) {
  const of = one / other
  return Number.isFinite(of) ? Number(of.toFixed(2)) : undefined
}

/** Takes turns, so that a busy moment of the machine affects all; medians by name. */
async function inTurns(
  tasks: readonly (readonly [name: string, measure: () => Promise<Numbers>])[],
  times: number,
): Promise<Record<string, Numbers>> {
  const runs: Record<string, Numbers[]> = {}
  for (let run = 0; run < times; run++) {
    for (const [name, measure] of tasks) (runs[name] ??= []).push(await measure())
  }
  return Object.fromEntries(Object.entries(runs).map(([name, each]) => [name, medians(each)]))
}

function medians(runs: readonly Numbers[]): Numbers {
  const columns = Object.keys(runs[0] ?? {}).map((column) => {
    const sorted = runs.map((run) => run[column] ?? Number.NaN).toSorted((a, b) => a - b)
    const median = sorted[sorted.length >> 1] ?? Number.NaN
    return [column, Number(median.toFixed(median < 1 ? 3 : 0))] as const
  })
  return Object.fromEntries(columns)
}
