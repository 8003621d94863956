// Installs what the site needs and builds it; npm runs this before npm start.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { install } from './install.mjs'
import { runNode } from './run.mjs'

const NOTE = 'node_modules/.built-from'
const BUILT_PAGE = 'dist/index.html'

/** What the build does not read, and what it writes into its own source folders. */
const NOT_READ =
  /node_modules|^(\.|art|commands|dist|docs|extras.bench|hosts|screenshots|test)|\.md$|\.test\.tsx?$|\.DS_Store$|qualities\.json$|^public.(pictures|fonts|icons|site\.webmanifest)/

/** Builds the site unless dist/ is up to date; resolves to whether it is now. */
export async function build() {
  const inputs = fingerprint()
  // the time tells of a manual build or a missing dist/
  const note = () => `${inputs} ${existsSync(BUILT_PAGE) && statSync(BUILT_PAGE).mtimeMs}`
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === note()) return true
  console.log('Building the site ...')
  if (!(await runNode(['build/build.ts']))) return false
  writeFileSync(NOTE, note())
  return true
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of readdirSync('.').flatMap(filesOf)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function filesOf(path) {
  if (NOT_READ.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

if (process.argv[1].endsWith('built.mjs')) {
  process.exitCode = (await install()) && (await build()) ? 0 : 1
}
