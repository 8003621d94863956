// node scan.mjs HTTP_PORT HTTPS_PORT: what the Mozilla Observatory says of a site on this machine,
// as JSON. Its own command takes no ports.
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const scanner = dirname(
  createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory/package.json'),
)
// its install script would fetch the list of all sites on a browser's list: this one is on none
const preloaded = join(scanner, 'conf', 'hsts-preload.json')
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const { retrieve } = await load('retriever/retriever.js')
const { ALL_TESTS } = await load('constants.js')
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js')

const [httpPort, httpsPort] = process.argv.slice(2).map(Number)
const answers = await retrieve('localhost', { httpPort, httpsPort })
const results = ALL_TESTS.map((test) => test(answers)).map(({ constructor, result, pass }) => ({
  test: constructor.name,
  result,
  pass,
  points: getScoreModifier(result),
}))

// as its scanner reckons: what is better than asked counts only for a site that is good already
const lost = sum(results.map(({ points }) => Math.min(points, 0)))
const gained = sum(results.map(({ points }) => Math.max(points, 0)))
const withoutExtra = 100 + lost
const score = withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? withoutExtra + gained : withoutExtra
console.log(JSON.stringify({ ...getGradeForScore(score), results }))

function load(file) {
  return import(pathToFileURL(join(scanner, 'src', file)).href)
}

function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0)
}
