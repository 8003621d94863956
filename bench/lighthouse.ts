import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'

import { chromiumArguments } from './phone.ts'

/** Lighthouse's verdict on a page: each score of 100, the rest in milliseconds. */
export type Verdict = {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  blocking: number
}

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Asks Lighthouse about an address, with its own settings for a phone or a desktop. */
export async function askLighthouse(address: string, form: 'mobile' | 'desktop'): Promise<Verdict> {
  const chromium = await launch({
    chromeFlags: ['--headless=new', ...chromiumArguments],
    ...(process.env['CHROMIUM_PATH'] ? { chromePath: process.env['CHROMIUM_PATH'] } : {}),
  })
  try {
    const config = form === 'desktop' ? desktopConfig : undefined
    const flags = { port: chromium.port, logLevel: 'error' as const, onlyCategories: [...SCORES] }
    const result = await lighthouse(address, flags, config)
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`)
    const { categories, audits } = result.lhr
    const score = (name: (typeof SCORES)[number]) => (categories[name]?.score ?? 0) * 100
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    }
  } finally {
    chromium.kill()
  }
}
