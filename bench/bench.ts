// npm run bench [-- another version's dist]: what a visitor pays and waits for, as tables.
import type { Browser } from '@playwright/test'

import { pageAddresses } from '../pipeline/hosts/addresses.ts'
import { serve } from '../pipeline/serve.ts'
import { countBlocking, countTraffic, load, scrollToEnd } from './bytes.ts'
import { askLighthouse, lighthouseModes } from './lighthouse.ts'
import { asNewVisitor, startBrowser } from './phone.ts'
import { measureInteractions, measureTap } from './taps.ts'

/** Each time is the median of this many. */
const RUNS = 5

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
    return measureTap(browser, address, page, page === '/' ? (pages[1] ?? '/') : '/')
  })
  // only for this site: another one has other controls
  console.log('\nProcessor 6 times slower: from a tap or a key to the next paint, in ms')
  console.table(await measureInteractions(browser, sites[0]?.address ?? ''))
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
  const whole = await asNewVisitor(chromium, {}, async (page) => {
    const traffic = await countTraffic(page)
    for (const path of pages) {
      await load(page, address + path)
      await scrollToEnd(page)
    }
    return traffic().bytes
  })
  console.log(`Reading every page to its end transfers ${whole} bytes.`)
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

/** Alternates between the sites, so that a busy moment of the machine affects both. */
async function showMedians(
  all: readonly Site[],
  measure: (site: Site, page: string) => Promise<Numbers>,
) {
  const runs: Record<string, Numbers[]> = {}
  for (let run = 0; run < RUNS; run++) {
    for (const [site, page] of all.flatMap((each) => each.pages.map((it) => [each, it] as const))) {
      const row = (runs[`${site.name} ${page}`] ??= [])
      row.push(await measure(site, page))
    }
  }
  const rows = Object.entries(runs).map(([row, each]) => [row, medians(each)] as const)
  console.table(Object.fromEntries(rows))
}

function medians(runs: readonly Numbers[]): Numbers {
  const columns = Object.keys(runs[0] ?? {}).map((column) => {
    const sorted = runs.map((run) => run[column] ?? Number.NaN).toSorted((a, b) => a - b)
    const median = sorted[sorted.length >> 1] ?? Number.NaN
    return [column, Number(median.toFixed(median < 1 ? 3 : 0))] as const
  })
  return Object.fromEntries(columns)
}
