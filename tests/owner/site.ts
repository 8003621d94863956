import { spawn } from 'node:child_process'
import {
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import type { ContentFiles } from '#src/content/read.ts'

import { copyWith } from '../contents/copy.ts'
import { paintPhotograph } from '../contents/photographs.ts'
import { PHOTOGRAPH } from './values.ts'

const ENCODED = 'public/pictures'
const QUALITIES = 'build/pictures/qualities.json'
const REPORT = 'tests.json'

/** Tests of encoders and of Typst alone, with pictures and templates of their own. */
const NOT_OF_CONTENT = ['build/pictures/photographs.test.ts', 'extras/typesetting/typst.test.ts']
/** Tests of the files that pictures are made into: passed at first, they pass for fewer pictures too. */
const OF_PICTURES = ['build/pictures/pictures.test.ts', 'tests/built-site/pictures.test.ts']

/** A copy of the project, to try contents in. */
export type Site = { folder: string; picturesAtFirst: readonly string[] | undefined }

/** A copy of the project with a photograph in pictures/ that no content names yet. */
export async function openSite(name: string): Promise<Site> {
  const folder = copyWith('content', name)
  const [model = ''] = globSync('*.webp', { cwd: 'pictures' }).sort()
  await paintPhotograph(folder, model, 0, PHOTOGRAPH)
  return { folder, picturesAtFirst: undefined }
}

/**
 * Builds the site with some content and runs the unit and built-site tests on it.
 *
 * @returns what failed; nothing where all passes
 */
export async function failuresWith(site: Site, files: ContentFiles): Promise<string> {
  const { folder } = site
  rmSync(join(folder, 'content'), { recursive: true, force: true })
  for (const [name, text] of files) {
    const file = join(folder, 'content', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  takeFromStore(folder)
  // as visitors get it, and not as a test runner would have it
  const build = await run(folder, ['build/build.ts'], { NODE_ENV: 'production' })
  if (build.status !== 0)
    return `the build: ${build.said.trim().split('\n').slice(0, 4).join('\n')}`
  keepInStore(folder)

  // a build keeps only those of its own content
  const pictures = readdirSync(join(folder, ENCODED))
  const areTested = pictures.every((each) => site.picturesAtFirst?.includes(each))
  site.picturesAtFirst ??= pictures
  const left = [...NOT_OF_CONTENT, ...(areTested ? OF_PICTURES : [])]
  const how = ['--no-isolate', '--reporter=json', `--outputFile=${REPORT}`]
  const excluded = left.map((each) => `--exclude=${each}`)
  rmSync(join(folder, REPORT), { force: true })
  const tests = await run(
    folder,
    ['node_modules/vitest/vitest.mjs', 'run', ...how, ...excluded],
    {},
  )
  if (tests.status === 0) return ''
  return existsSync(join(folder, REPORT)) ? failedIn(join(folder, REPORT)) : tests.said
}

type Report = {
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; title: string; failureMessages: string[] }[]
  }[]
}

function failedIn(report: string) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    const file = name.replace(/^.*site-with\/[^/]*\//, '')
    if (tests.length === 0 && message) return [`${file}: ${message}`]
    return tests.map(
      (each) => `${file}: ${each.title}\n${each.failureMessages.join('\n').slice(0, 600)}`,
    )
  })
  return failed.join('\n')
}

function run(cwd: string, parameters: readonly string[], more: Readonly<Record<string, string>>) {
  const { promise, resolve: end } = Promise.withResolvers<{ status: number | null; said: string }>()
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  const child = spawn(process.execPath, parameters, { cwd, env: { ...environment, ...more } })
  let said = ''
  child.stderr.on('data', (part) => (said += String(part)))
  child.stdout.resume()
  child.once('close', (status) => end({ status, said }))
  return promise
}

/** Every picture that was encoded for any content: a build keeps only those of its own. */
function storeOf(folder: string) {
  return join(folder, '..', 'encoded')
}

function takeFromStore(folder: string) {
  linkAll(storeOf(folder), join(folder, ENCODED))
  const known = join(storeOf(folder), 'qualities.json')
  if (existsSync(known)) writeFileSync(join(folder, QUALITIES), readFileSync(known))
}

function keepInStore(folder: string) {
  linkAll(join(folder, ENCODED), storeOf(folder))
  const known = join(storeOf(folder), 'qualities.json')
  const all = [known, join(folder, QUALITIES)]
    .filter((file) => existsSync(file))
    .map((file) => {
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
    })
  writeFileSync(known, JSON.stringify(Object.assign({}, ...all)))
}

function linkAll(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const name of globSync('*.{avif,webp,png,jpg}', { cwd: from })) {
    if (!existsSync(join(to, name))) linkSync(resolve(from, name), join(to, name))
  }
}
