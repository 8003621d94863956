// npm run bench [-- another site's folder]: what a visitor pays and waits for, as tables.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import type { Browser } from '@playwright/test'

import { compress } from '../pipeline/pages/compress.ts'
import { serve } from '../pipeline/serve.ts'
import { countBlocking, countTraffic, load, scrollToEnd, type Traffic } from './bytes.ts'
import { measureInteractions } from './interactions.ts'
import { askLighthouse } from './lighthouse.ts'
import { measurePaint, measureWork } from './paint.ts'
import { asNewVisitor, startBrowser } from './phone.ts'
import { measureTap } from './taps.ts'

/** Each time is the median of this many. */
const RUNS = 5
const SLOW = { slowdown: 4, line: { kilobitsPerSecond: 400, roundTripMs: 400 } }
const USUAL = { slowdown: 4, line: { kilobitsPerSecond: 1600, roundTripMs: 150 } }

const [another] = process.argv.slice(2)
const browser = await startBrowser()
try {
  const ours = await measure(browser, 'dist')
  await showInteractions(browser)
  if (another) compare(ours, await measure(browser, another))
} finally {
  await browser.close()
}

/**
 * Measures all pages of a folder, every text compressed as a good host would.
 *
 * @returns First Contentful Paint on the slow line, by page, in milliseconds
 */
async function measure(chromium: Browser, folder: string) {
  const copy = await mkdtemp(join(tmpdir(), 'bench-'))
  await cp(folder, copy, { recursive: true })
  await compress(copy)
  const { address, stop } = await serve({ folder: copy, port: 0 })
  try {
    const pages = await pagesOf(copy)
    console.log(`\n${basename(folder)}: bytes, headers included, on 360x640 with two pixels each`)
    console.table(await inTable(pages, (page) => measureBytes(chromium, address + page)))
    console.log(
      `All pages and pictures for that phone: ${await wholeSite(chromium, address, pages)}`,
    )
    console.log(
      '\nProcessor 4 times slower; paint on 400 kbit/s and 400 ms; tap on 1.6 Mbit/s, 150 ms',
    )
    const times = await inTable(pages, (page) => measureTimes(chromium, address, page, pages))
    console.table(times)
    console.log('\nLighthouse: performance, accessibility, best practices, SEO; blocking in ms')
    console.table(await inTable(pages, (page) => lighthouseRow(address + page)))
    return times
  } finally {
    await stop()
    await rm(copy, { recursive: true })
  }
}

/** Only of this site: another one has other things to do. */
async function showInteractions(chromium: Browser) {
  const { address, stop } = await serve({ folder: 'dist', port: 0 })
  console.log('\nProcessor 6 times slower: from a tap or a key to what it shows, in ms')
  console.table(await measureInteractions(chromium, address))
  await stop()
}

/** The addresses of a folder's pages, its start page first, without the page of unknown ones. */
async function pagesOf(folder: string) {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.html') && name !== '404.html',
  )
  return names.map((name) => `/${name.replace(/(index)?\.html$/, '')}`).toSorted()
}

async function inTable<Row>(pages: readonly string[], rowOf: (page: string) => Promise<Row>) {
  const rows: Record<string, Row> = {}
  for (const page of pages) rows[page] = await rowOf(page)
  return rows
}

function measureBytes(chromium: Browser, address: string) {
  return asNewVisitor(chromium, {}, async (page) => {
    const traffic = await countTraffic(page)
    await load(page, address)
    const first = traffic()
    const blocking = await countBlocking(page)
    await scrollToEnd(page)
    const scrolled = traffic()
    return {
      HTML: first.byType['Document'] ?? 0,
      styles: first.byType['Stylesheet'] ?? 0,
      scripts: first.byType['Script'] ?? 0,
      fonts: first.byType['Font'] ?? 0,
      pictures: first.byType['Image'] ?? 0,
      'first load': first.bytes,
      requests: first.requests,
      blocking,
      scrolled: scrolled.bytes,
      'pictures scrolled': scrolled.byType['Image'] ?? 0,
      'requests scrolled': scrolled.requests,
    }
  })
}

/** What a visitor pays who reads every page to its end. */
async function wholeSite(chromium: Browser, address: string, pages: readonly string[]) {
  const { bytes }: Traffic = await asNewVisitor(chromium, {}, async (page) => {
    const traffic = await countTraffic(page)
    for (const path of pages) {
      await load(page, address + path)
      await scrollToEnd(page)
    }
    return traffic()
  })
  return bytes
}

async function measureTimes(
  chromium: Browser,
  address: string,
  path: string,
  pages: readonly string[],
) {
  const paints = await repeat(() => measurePaint(chromium, address + path, SLOW))
  const work = await repeat(() => measureWork(chromium, address + path, { slowdown: 4 }))
  const from = path === '/' ? (pages[1] ?? '/') : '/'
  const taps = await repeat(() => measureTap(chromium, address + from, address + path, USUAL))
  return {
    'first paint': median(paints.map(({ first }) => first)),
    'largest paint': median(paints.map(({ largest }) => largest)),
    'largest is': paints[0]?.largestIs,
    shift: Math.max(...paints.map(({ shift }) => shift)),
    'longest task': median(work.map(({ longest }) => longest)),
    'tap to heading': median(taps.filter((tap) => tap !== undefined)),
  }
}

async function lighthouseRow(address: string) {
  const row: Record<string, string | number> = {}
  for (const form of ['mobile', 'desktop'] as const) {
    const verdicts = await repeat(() => askLighthouse(address, form))
    const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map(
      (name) => median(verdicts.map((verdict) => verdict[name])),
    )
    row[form] = scores.join(' ')
    row[`${form} blocking`] = median(verdicts.map(({ blocking }) => blocking))
  }
  return row
}

async function repeat<Result>(act: () => Promise<Result>) {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) results.push(await act())
  return results
}

function median(numbers: readonly number[]) {
  return Math.round(
    numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN,
  )
}

type Times = Readonly<Record<string, { 'first paint': number }>>

function compare(ours: Times, theirs: Times) {
  const first = (times: Times) => times['/']?.['first paint'] ?? Number.NaN
  const share = (first(ours) / first(theirs)) * 100
  console.log(
    `\nFirst paint of the start pages on the slow line: ${first(ours)} ms and ${first(theirs)} ms, ${share.toFixed(0)} %`,
  )
}
