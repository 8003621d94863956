import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { runNode } from './run.mjs'

const NOTE = 'node_modules/.cache/built-from'
const BUILT_PAGE = 'dist/index.html'

const INPUTS = [
  'app',
  'index.html',
  'pictures',
  'pipeline',
  'public',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** What the build writes among its inputs, and what it does not read. */
const NOT_READ =
  /^app.generated|^public.(pictures|fonts|icons|qr|share|site\.webmanifest|company-profile\.pdf|contact\.vcf)|\.test\.tsx?$|\.DS_Store$/

/**
 * Builds the site, unless dist/ is what the last build made of the same files.
 *
 * @returns {boolean} whether dist/ is up to date
 */
export function build() {
  const inputs = fingerprint()
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === noteOf(inputs)) return true
  console.log('Building the site ...')
  if (!runNode(['pipeline/build.ts'])) return false
  mkdirSync(dirname(NOTE), { recursive: true })
  writeFileSync(NOTE, noteOf(inputs))
  return true
}

/** A build by hand in between changes the time, and so does a missing dist/. */
function noteOf(inputs) {
  return `${inputs} ${existsSync(BUILT_PAGE) ? statSync(BUILT_PAGE).mtimeMs : 'nothing'}`
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of INPUTS.flatMap(filesOf)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

/** @param {string} path a file, or a folder with everything in it */
function filesOf(path) {
  if (NOT_READ.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)))
}
