// npm test: everything that can be tested on this machine; needs only git, npm and Node 20.
// npm run test:all, or CI=true: installs what is missing on Debian, and tests everything.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

import { findChromium } from './browser.mjs'
import { build } from './built.mjs'
import { install } from './install.mjs'
import { findParts } from './parts.mjs'
import { run, runNode } from './run.mjs'

const RESULTS = 'node_modules/.cache/test-results'

const contents = () => runNode(['tests/contents/test.ts', 'quick'])
/** Each extra taken out: of all by npm run test:all, of two in CI. */
const withoutExtras = () => {
  const which = process.argv.includes('--all') ? [] : ['quick']
  return runNode(['tests/without-extras.ts', ...which], { environment: { CHROMIUM_PATH } })
}
const owner = () => runNode(['tests/owner/walk.ts', 'together'])
const everything = process.argv.includes('--all') || process.env.CI === 'true'
const CHROMIUM_PATH = (await install({ forTests: true })) && (await findChromium())
if (!CHROMIUM_PATH) process.exit(1)
const { environment, missing } = await findParts(everything)

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const stages = [await stage('build', build)]
// the tests read dist/, which is out of date after a failed build
if (stages[0].failed === 0) {
  // in parallel, because neither keeps two cores busy
  const first = [stage('check', check), stage('unit and built-site tests', vitest())]
  stages.push(...(await Promise.all(first)))
  stages.push(await stage('servers', vitest('tests/servers/vitest.config.ts')))
  stages.push(await stage('browser journeys', playwright('--config=.')))
  const which = everything ? '--grep=' : '--grep=@quick'
  if (existsSync('extras/editor')) {
    stages.push(await stage('editor', playwright('--config=extras/editor/tests', which)))
  }
  if (everything) stages.push(await stage('other contents', contents))
  if (everything) stages.push(await stage('without extras', withoutExtras))
  if (everything) stages.push(await stage('each change of an owner', owner))
  if (environment.FIREFOX_PATH || environment.WEBKIT_DRIVER_PATH) {
    stages.push(await stage('Firefox and WebKit', vitest('tests/engines/vitest.config.ts')))
  }
}

console.table(stages, ['name', 'seconds', 'passed', 'failed'])
const sentences = [...stages.flatMap(({ failures }) => failures), ...missing]
for (const sentence of sentences) console.log(sentence)
if (missing.length && !everything) {
  console.log('npm run test:all installs what it can of that, and runs it too.')
}
const sum = (count) => stages.reduce((total, each) => total + each[count], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

/** Runs one stage; by its report, or as one failure where it ends badly without a failed test. */
async function stage(name, work) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const results = `${RESULTS}/${name}.xml`
  const ended = await work(results)
  const seconds = Math.round((performance.now() - start) / 1000)
  const tests = existsSync(results) ? readFileSync(results, 'utf8').split('<testcase ') : []
  const failures = tests
    .map((test) => [/\bname="(.*?)"/.exec(test)?.[1], /<(failure|error)\b[^]{0,1500}/.exec(test)])
    .filter(([, why]) => why)
    .map(([test, why]) => `failed in ${name}: ${test}\n${why[0]}`)
  const passed = tests.slice(1).filter((test) => !/<skipped/.test(test)).length - failures.length
  return { name, seconds, passed, failed: failures.length || (ended ? 0 : 1), failures }
}

function check() {
  return run('npm', ['run', '--silent', 'check'], { show: 'failure' })
}

function vitest(config = 'vitest.config.ts') {
  const tests = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=junit']
  return (results) =>
    runNode([...tests, `--config=${config}`, `--outputFile.junit=${results}`], { environment })
}

function playwright(...how) {
  const tests = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,junit', ...how]
  return (PLAYWRIGHT_JUNIT_OUTPUT_FILE) =>
    runNode(tests, { environment: { CHROMIUM_PATH, PLAYWRIGHT_JUNIT_OUTPUT_FILE } })
}
