// npm run test:extras NAME ...: takes each of these extras out of a copy of the project, by its line
// and its folder, and sees that the site is whole without it and has nothing of it. Without a name,
// each extra there is, and all of them at once; with 'quick' two.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { extras } from '../extras.ts'
import { copyWith } from './contents/copy.ts'

/** All extras at once. */
const ALL = 'any'
const QUICK = ['delivery', 'sharing']

type Look = {
  /** What the site has of the extra, in the name of a file or in a text. */
  traces: readonly RegExp[]
  /** Journeys past the places that it filled. */
  journeys: readonly string[]
}

/** The editor is on the site only where its content names a repository, and the bench never. */
const looks: Readonly<Record<string, Look>> = {
  delivery: { traces: [/sessionStorage/, /We cannot confirm/], journeys: ['send-a-message'] },
  editor: { traces: [], journeys: [] },
  needs: { traces: [/What do you need\?/, /Write it to us/], journeys: ['send-a-message'] },
  bench: { traces: [], journeys: ['pay-for-a-phone-visit'] },
  profile: { traces: [/company-profile/], journeys: ['find-the-office'] },
  sharing: {
    traces: [/og:image/, /contact\.vcf/, /\bqr\//, /^share\//, /wa\.me\/\?text/],
    journeys: ['open-a-service', 'find-the-office'],
  },
  search: { traces: [/ld\+json/], journeys: [] },
  paper: { traces: [/12mm 14mm/], journeys: ['lose-the-way'] },
  offline: { traces: [/worker\.js/, /serviceWorker\.register|page-seen/], journeys: ['navigate'] },
  tour: { traces: [/followed/, /The whole model/], journeys: ['navigate'] },
  underground: { traces: [/hero-underground/, /Lift the land/], journeys: ['navigate'] },
}

const CLI = 'node_modules/@playwright/test/cli.js'
const PLAYWRIGHT = [CLI, 'test', '--config=.', '--project=journeys', '--reporter=dot']
const TEXT = /\.(html|js|css|json|xml|txt)$|^_/

const asked = process.argv.slice(2)
const names = asked.includes('quick') ? QUICK : asked.length > 0 ? asked : [...extras, ALL]
const failed = names.filter((name) => !isWholeWithout(name))
console.log(failed.length > 0 ? `Failed without ${failed.join(', ')}` : `Whole without each`)
process.exitCode = failed.length

function isWholeWithout(name: string): boolean {
  console.log(`Without ${name === ALL ? 'any extra' : name}:`)
  const folder = copyWith('content', `without-${name}`)
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const out = name === ALL ? extras : [name]
  takeOut(folder, out)
  const journeys = new Set(out.flatMap((each) => looks[each]?.journeys ?? []))
  const isRun =
    run(folder, 'node', ['build/build.ts']) &&
    run(folder, 'npm', ['run', '--silent', 'check']) &&
    run(folder, 'node', ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']) &&
    (journeys.size === 0 || run(folder, 'node', [...PLAYWRIGHT, ...journeys]))
  const left = isRun ? out.flatMap((each) => tracesOf(each, folder)) : []
  for (const each of left) console.error(each)
  return isRun && left.length === 0
}

function takeOut(folder: string, out: readonly string[]) {
  const file = join(folder, 'extras.ts')
  let list = readFileSync(file, 'utf8')
  for (const each of out) {
    const line = new RegExp(`^ *(//.*\\n *)?'${each}',\\n`, 'm')
    if (!line.test(list)) throw new Error(`extras.ts has no line of its own for ${each}.`)
    list = list.replace(line, '')
    rmSync(join(folder, 'extras', each), { recursive: true })
  }
  // an empty list is written on one line
  writeFileSync(file, list.replace('[\n]', '[]'))
  // what the last of them needs
  if (out.length === extras.length) rmSync(join(folder, 'extras'), { recursive: true })
}

function run(cwd: string, program: 'node' | 'npm', parameters: readonly string[]) {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  const path = program === 'node' ? process.execPath : program
  // as visitors get it, and not as a test runner would have it
  const env = parameters[0] === 'build/build.ts' ? { NODE_ENV: 'production' } : {}
  const how = { cwd, encoding: 'utf8', env: { ...environment, ...env } } as const
  const { status, stdout, stderr } = spawnSync(path, parameters, how)
  if (status !== 0) console.error(`${parameters.join(' ')}\n${stdout}\n${stderr}`)
  return status === 0
}

/** A sentence for each trace that the site still has, or that no site ever had. */
function tracesOf(name: string, folder: string) {
  const traces = looks[name]?.traces ?? []
  return traces.flatMap((trace) => {
    const now = filesWith(trace, join(folder, 'dist'))
    if (now.length > 0) return [`${now[0]} still has ${trace} of ${name}.`]
    return filesWith(trace, 'dist').length > 0
      ? []
      : [`Even the site with ${name} has no ${trace}.`]
  })
}

function filesWith(trace: RegExp, site: string) {
  const files = globSync('**/*.*', { cwd: resolve(site) })
  return files.filter((file) => {
    return (
      trace.test(file) || (TEXT.test(file) && trace.test(readFileSync(join(site, file), 'utf8')))
    )
  })
}
