// npm test: all that this machine can check, from nothing but git, npm and Node 20.
// npm run test:all, or CI=true: installs what is missing on a Debian, and checks everything.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

import { findChromium } from './browser.mjs'
import { build } from './built.mjs'
import { install } from './install.mjs'
import { findParts } from './parts.mjs'
import { run, runNode } from './run.mjs'

const RESULTS = 'node_modules/.cache/test-results'
const NOTHING = { passed: 0, failed: 0, skipped: 0 }

const everything = process.argv.includes('--all') || process.env.CI === 'true'

if (!(await install({ forTests: true }))) process.exit(1)
const chromium = await findChromium()
if (!chromium) process.exit(1)
const { environment, missing } = await findParts(everything)

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const stages = [await stage('build', build)]
// the tests open what was built; after a failed build that is something older
if (stages[0].ended) {
  // beside each other, for each leaves a processor idle now and then
  stages.push(
    ...(await Promise.all([
      stage('check', check),
      stage('unit and built-site tests', vitest(), 'vitest.json', countVitest),
    ])),
    await stage('servers', vitest('tests/servers'), 'servers.json', countVitest),
    await stage('browser journeys', playwright, 'playwright.json', countPlaywright),
  )
  if (environment.FIREFOX_PATH || environment.WEBKIT_DRIVER_PATH) {
    const engines = vitest('tests/engines')
    stages.push(await stage('Firefox and WebKit', engines, 'engines.json', countVitest))
  }
}

console.log('\nStage                       seconds  passed  failed')
for (const { name, seconds, passed, failed } of stages) {
  const columns = [
    seconds.toFixed(1).padStart(9),
    ...[passed, failed].map((n) => `${n}`.padStart(8)),
  ]
  console.log(`${name.padEnd(26)}${columns.join('')}`)
}
for (const sentence of missing) console.log(sentence)
if (missing.length && !everything) {
  console.log('npm run test:all installs what it can of that, and runs it too.')
}
const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((count) =>
  stages.reduce((total, each) => total + each[count], 0),
)
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1

/** Runs one stage; a stage that failed in a way no test tells counts as one failure. */
async function stage(name, work, results, count) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const ended = await work(results && `${RESULTS}/${results}`)
  const seconds = (performance.now() - start) / 1000
  const counted = results ? countIn(`${RESULTS}/${results}`, count) : NOTHING
  return { name, ended, seconds, ...counted, failed: Math.max(counted.failed, ended ? 0 : 1) }
}

function check() {
  return run('npm', ['run', '--silent', 'check'], { show: 'failure' })
}

function countIn(results, count) {
  if (!existsSync(results)) return { ...NOTHING, failed: 1 }
  return count(JSON.parse(readFileSync(results, 'utf8')))
}

/** @param {string} [folder] with a configuration of its own */
function vitest(folder) {
  const more = folder ? [`--config=${folder}/vitest.config.ts`] : []
  return (results) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`]
    const parameters = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...more]
    return runNode(parameters, { environment })
  }
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  // a file that does not load has no tests to fail
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.length,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests,
  }
}

function playwright(results) {
  const parameters = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const places = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: results }
  return runNode(parameters, { environment: places })
}

function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
