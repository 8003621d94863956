import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { runNode } from './run.mjs'

const NOTE = 'node_modules/.cache/built-from'
const BUILT_PAGE = 'dist/index.html'

/** What the build does not read, and what it writes among its inputs. */
const NOT_READ =
  /^(\.|node_modules|art|bench|build|commands|dist|docs|hosts|screenshots|test)|\.md$|\.test\.tsx?$|\.DS_Store$|^app.generated|qualities\.json$|^public.(pictures|fonts|icons|qr|share|site\.webmanifest|company-profile\.pdf|contact\.vcf)/

/**
 * Builds the site, unless dist/ is what the last build made of the same files.
 *
 * @returns {Promise<boolean>} whether dist/ is up to date
 */
export async function build() {
  const inputs = fingerprint()
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === noteOf(inputs)) return true
  console.log('Building the site ...')
  if (!(await runNode(['pipeline/build.ts']))) return false
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
  for (const path of readdirSync('.').flatMap(filesOf)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

/** @param {string} path a file, or a folder with everything in it */
function filesOf(path) {
  if (NOT_READ.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}
