import { readFileSync } from 'node:fs'

import { minify, transformWithOxc } from 'vite'

import { WEIGHT } from '../fonts/fonts.ts'

const SOURCE = 'src/client/inline-script.ts'

/** The inline script of every page, minified: as it ships, and as the policy hashes it. */
export const INLINE_SCRIPT: string = await minified()

async function minified() {
  const define = { DISPLAY_WEIGHT: `"${WEIGHT}"` }
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { define })
  // around it, so that its names are none of the page's
  const { code: script } = await minify('inline-script.js', `{${code}}`, { module: false })
  return script.trim()
}
