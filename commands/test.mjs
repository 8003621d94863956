// npm test: everything there is to check, from nothing but git, npm and Node 20.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

import { build } from './built.mjs'
import { findChromium } from './chromium.mjs'
import { findEngines } from './engines.mjs'
import { findObservatory, install } from './installed.mjs'
import { run, runNode } from './run.mjs'
import { findServers } from './servers.mjs'

const RESULTS = 'node_modules/.cache/test-results'
const VITEST_RESULTS = `${RESULTS}/vitest.json`
const ENGINES_RESULTS = `${RESULTS}/engines.json`
const SERVERS_RESULTS = `${RESULTS}/servers.json`
const PLAYWRIGHT_RESULTS = `${RESULTS}/playwright.json`

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

if (!install()) process.exit(1)
const chromium = await findChromium().catch((problem) => {
  console.error(problem.message)
  process.exit(1)
})
const engines = findEngines()
const servers = findServers()
const observatory = findObservatory()

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const stages = [
  stage('build', build),
  stage('check', () => run('npm', ['run', '--silent', 'check'])),
]
// The tests open what was built; after a failed build that is something older.
if (stages[0].ended) {
  stages.push(stage('unit and built-site tests', vitest, VITEST_RESULTS, countVitest))
  stages.push(stage('nginx and Caddy', nginxAndCaddy, SERVERS_RESULTS, countVitest))
  stages.push(stage('browser journeys', playwright, PLAYWRIGHT_RESULTS, countPlaywright))
  stages.push(stage('Firefox and WebKit', firefoxAndWebKit, ENGINES_RESULTS, countVitest))
}

console.log('\nStage                       seconds  passed  failed')
for (const { name, seconds, passed, failed } of stages) {
  const columns = [
    seconds.toFixed(1).padStart(9),
    ...[passed, failed].map((n) => `${n}`.padStart(8)),
  ]
  console.log(`${name.padEnd(26)}${columns.join('')}`)
}
const missing = [...engines.missing, ...servers.missing, ...observatory.missing]
for (const part of missing) console.log(`Not run: ${part}`)
const failed = sum(stages.map((each) => each.failed))
const skipped = sum(stages.map((each) => each.skipped))
const counts = `${sum(stages.map((each) => each.passed))} passed, ${failed} failed`
console.log(skipped ? `${counts}, ${skipped} skipped` : counts)
process.exitCode = failed === 0 ? 0 : 1

/** Runs one stage; a stage that failed in a way no test tells counts as one failure. */
function stage(name, work, results, count = () => NOTHING) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const ended = work()
  const seconds = (performance.now() - start) / 1000
  const counted = results && !existsSync(results) ? { ...NOTHING, failed: 1 } : count(results)
  return { name, ended, seconds, ...counted, failed: Math.max(counted.failed, ended ? 0 : 1) }
}

function vitest() {
  return runNode(vitestInto(VITEST_RESULTS))
}

function nginxAndCaddy() {
  const parameters = vitestInto(SERVERS_RESULTS, '--config=tests/servers/vitest.config.ts')
  return runNode(parameters, { ...servers.paths, ...observatory.paths })
}

/** WebKit needs a display, and xvfb-run makes one that nobody sees. */
function firefoxAndWebKit() {
  const parameters = vitestInto(ENGINES_RESULTS, '--config=tests/engines/vitest.config.ts')
  if (!engines.xvfb) return runNode(parameters, engines.paths)
  return run(engines.xvfb, ['--auto-servernum', 'node', ...parameters], engines.paths)
}

function vitestInto(results, ...more) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  return ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...more]
}

function countVitest(path) {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = read(path)
  // A file that does not load has no tests to fail.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.length,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests,
  }
}

function playwright() {
  return runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_RESULTS,
  })
}

function countPlaywright(path) {
  const { stats, errors } = read(path)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0)
}
