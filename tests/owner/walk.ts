import { checkContent } from '#build/content/check.ts'
// npm run test:owner: gives, changes, adds and takes away every fact and every list of content/, and
// runs the unit and built-site tests on the site that follows, each change by itself. With 'together'
// as npm test does in CI: many changes in each of a few builds; what fails is then found by itself.
// With a part of a name only those that have it in theirs; with --from=NAME all from there on.
import { readOriginal, readOriginals } from '#build/pictures/originals.ts'
import { contentFiles } from '#src/content/read.ts'

import { edited, meet, type Variation } from './edits.ts'
import { failuresWith, openSite } from './site.ts'
import { PHOTOGRAPH } from './values.ts'
import { variationsOf } from './variations.ts'

/** Builds of each round; a change is in one of each, and with no other change in both. */
const BUILDS = 8

const words = process.argv.slice(2)
const isTogether = words.includes('together')
const asked = words.filter((each) => each !== 'together' && !each.startsWith('--'))

const site = await openSite(isTogether ? 'owner-together' : 'owner')
const files = contentFiles()
const photograph = await readOriginal(`${site.folder}/pictures/${PHOTOGRAPH}`)
const pictures = new Map([...(await readOriginals()), [PHOTOGRAPH, photograph]])
const variations = variationsOf(files, pictures).filter(({ name }) => {
  return asked.length === 0 || asked.some((each) => name.includes(each))
})
console.log(`${variations.length} changes that an owner can make`)

const failed: string[] = []
const asItIs = await failuresWith(site, files)
if (asItIs) failed.push(`the content as it is: ${asItIs}`)
else if (isTogether) for (const group of groups()) await tryTogether(group)
else for (const one of kindByKind(variations)) await tryTogether([one])
for (const each of failed) console.log(`\n${each}`)
console.log(failed.length > 0 ? `${failed.length} changes fail` : 'Passed with each change')
process.exitCode = failed.length > 0 ? 1 : 0

/** Tries some changes in one build; where that fails, halves of them, down to each that does alone. */
async function tryTogether(some: readonly Variation[]): Promise<boolean> {
  const start = performance.now()
  const failures = await failuresWith(
    site,
    edited(
      files,
      some.flatMap(({ edits }) => edits),
    ),
  )
  const seconds = Math.round((performance.now() - start) / 1000)
  const [{ name } = { name: '' }] = some
  const what = some.length === 1 ? name : `${some.length} changes from ${name}`
  console.log(`${failures ? 'FAILED' : 'passed'} in ${seconds} s: ${what}`)
  for (const line of failures.match(/^[\w./-]+: .*/gm) ?? []) console.log(`    ${line}`)
  if (!failures) return true
  if (some.length === 1) failed.push(`${name}: ${failures}`)
  if (some.length === 1) return false
  const half = Math.ceil(some.length / 2)
  const first = await tryTogether(some.slice(0, half))
  const second = await tryTogether(some.slice(half))
  if (first && second) console.log(`Only together, not each by itself: ${failures}`)
  return first && second
}

/** Each change in two groups, beside changes that touch other facts and are possible with it. */
function groups() {
  // what brings other pictures apart from all else, because testing these takes the longest
  const [picturing = [], others = []] = [true, false].map((is) => {
    return variations.filter((each) => bringsPicture(each) === is)
  })
  const rounds = [
    (index: number) => index % BUILDS,
    (index: number) => (index + Math.floor(index / BUILDS)) % BUILDS,
  ]
  return rounds.flatMap((groupOf) => {
    const planned = Object.values(Object.groupBy(others, (_, index) => groupOf(index)))
    const all: Variation[][] = []
    let left: readonly Variation[] = []
    for (const each of [picturing, ...planned]) {
      const group: Variation[] = []
      left = notPlaced([...left, ...(each ?? [])], group)
      all.push(group)
    }
    while (left.length > 0) {
      const group: Variation[] = []
      left = notPlaced(left, group)
      all.push(group)
    }
    return all
  })
}

/** Puts some changes into a group, and returns those that are not possible there. */
function notPlaced(some: readonly Variation[], group: Variation[]): readonly Variation[] {
  if (some.length === 0) return []
  if (fits([...group, ...some])) {
    group.push(...some)
    return []
  }
  if (some.length === 1) return some
  const half = Math.ceil(some.length / 2)
  return [some.slice(0, half), some.slice(half)].flatMap((each) => notPlaced(each, group))
}

function fits(group: readonly Variation[]) {
  if (group.some((one, index) => group.slice(index + 1).some((other) => meet(one, other)))) {
    return false
  }
  try {
    checkContent(edited(files, editsOf(group)), pictures)
    return true
  } catch {
    return false
  }
}

function editsOf(some: readonly Variation[]) {
  return some.flatMap(({ edits }) => edits)
}

function bringsPicture({ name, edits }: Variation) {
  return / focus /.test(name) || JSON.stringify(edits).includes(PHOTOGRAPH)
}

/** One change of each kind before the others: of entries of one folder, and of one list. */
function kindByKind(all: readonly Variation[]) {
  const kinds = Map.groupBy(all, kindOf)
  const rounds = Math.max(0, ...[...kinds.values()].map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) => {
    return [...kinds.values()].flatMap((each) => each[round] ?? [])
  })
}

function kindOf({ name }: Variation) {
  return name.replaceAll(/(?<=\/)[\w-]+(\.yaml)?| \d+/g, '')
}
