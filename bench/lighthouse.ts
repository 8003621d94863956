import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { chromiumArguments } from './phone.ts'

/** Installed by npm run bench; see package.json beside this file. */
const PROGRAM = 'bench/node_modules/lighthouse/cli/index.js'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MAX_BYTES = 50_000_000

type Result = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/**
 * Asks Lighthouse about an address, with its own settings for a phone or a desktop.
 *
 * @returns the score of each category, of 100, and how long tasks block, in milliseconds
 */
export async function askLighthouse(address: string, form: 'mobile' | 'desktop') {
  const parameters = [
    address,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${['--headless=new', ...chromiumArguments].join(' ')}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...parameters], {
    env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] },
    maxBuffer: MAX_BYTES,
  })
  const { categories, audits } = JSON.parse(stdout) as Result
  const scores = CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100] as const)
  const blocking = audits['total-blocking-time']?.numericValue ?? Number.NaN
  return { ...Object.fromEntries(scores), blocking }
}
