import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { chromiumArguments } from '../../tests/phone.ts'

/** Installed by npm run bench; see package.json beside this file. */
const PROGRAM = 'extras/bench/node_modules/lighthouse/cli/index.js'
const MAX_BYTES = 50_000_000

/** Lighthouse's own phone and desktop presets, and a phone on the connection of most visitors. */
export const lighthouseModes = {
  'Lighthouse on a phone': [],
  'Lighthouse on a desktop': ['--preset=desktop'],
  'Lighthouse on a phone at 400 kbit/s and 400 ms': [
    '--only-categories=performance',
    '--throttling-method=devtools',
    '--throttling.requestLatencyMs=400',
    '--throttling.downloadThroughputKbps=400',
    '--throttling.uploadThroughputKbps=400',
  ],
} as const

type Audit = { numericValue?: number; details?: { items?: { duration?: number }[] } }

type Result = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, Audit | undefined>
}

/** Runs Lighthouse on an address: scores out of 100, times in milliseconds, layout shift. */
export async function askLighthouse(address: string, options: readonly string[]) {
  const parameters = [
    address,
    '--quiet',
    '--output=json',
    `--chrome-flags=${['--headless=new', ...chromiumArguments].join(' ')}`,
    ...options,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...parameters], {
    env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] },
    maxBuffer: MAX_BYTES,
  })
  const { categories, audits } = JSON.parse(stdout) as Result
  const scores = Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100])
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const tasks = audits['long-tasks']?.details?.items?.map(({ duration = 0 }) => duration) ?? []
  return {
    ...(Object.fromEntries(scores) as Record<string, number>),
    'first paint': value('first-contentful-paint'),
    'largest paint': value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    'longest task': Math.max(0, ...tasks),
  }
}
