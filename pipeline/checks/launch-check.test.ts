import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { company } from '#app/content/company.ts'
import { email, phone, streetMap } from '#app/content/contact.ts'
import { delivery } from '#app/content/delivery.ts'
import { isPlaceholder } from '#app/content/placeholder.ts'
import { leaders } from '#app/content/team.ts'
import { testimonials } from '#app/content/testimonials.ts'

import { openIn, reminder, stillOpen } from './launch-check.ts'

const office = new URL(streetMap.embedUrl).searchParams.get('marker') ?? ''

/** The owner's list: where each fact stands in the content, and whether it is still to be given. */
const ownersList: [path: string, open: boolean][] = [
  ['company.name', isPlaceholder(company.name)],
  ['company.shortName', isPlaceholder(company.shortName)],
  ['company.siteUrl', isPlaceholder(company.siteUrl)],
  ...company.socialPages.map(({ network, url }, index): [string, boolean] => [
    `company.socialPages[${index}].url (${network})`,
    isPlaceholder(url),
  ]),
  ['phone', isPlaceholder(phone)],
  ['email', isPlaceholder(email)],
  ['headOfficeAt', isPlaceholder(office)],
  ['delivery', delivery === undefined],
  ...leaders.map(({ role, name }, index): [string, boolean] => [
    `leaders[${index}].name (${role})`,
    isPlaceholder(name),
  ]),
  ...testimonials.map(({ name, quote }, index): [string, boolean] => [
    `testimonials[${index}].quote (${name})`,
    isPlaceholder(quote),
  ]),
]

/** A firm that has given everything. */
const given = mkdtempSync(join(tmpdir(), 'given-'))

beforeAll(() => {
  cpSync('app/content', join(given, 'app/content'), { recursive: true })
  for (const file of globSync('app/content/*.ts', { cwd: given })) {
    change(file, (text) =>
      text
        .replaceAll(/(?<!function )\bplaceholder\(\s*('[^']*'),?\s*\)/g, "'given'")
        .replace(/(export const delivery.*=) undefined/, "$1 { endpoint: '/', as: 'form' }"),
    )
  }
})

afterAll(() => rmSync(given, { recursive: true }))

test('a call is found on however many lines, and not in a comment or a string', () => {
  const source = `
    // placeholder('a remark')
    /* placeholder('another') */
    const said = "placeholder('quoted')" + \`placeholder('\${said}')\`
    export function placeholder(value: string) { return words.placeholder(value) }
    export const one = placeholder( // placeholder('beside it')
      'over the line',
    ), two = { three: [capitalised(placeholder('inside another call'))] }
    export const notChosen: string | undefined =
      undefined
    export const chosen: string | undefined = 'undefined'
  `
  const found = openIn('app/content/sample.ts', source)
  expect(found.map(({ line, path, written }) => [line, path, written])).toEqual([
    [6, 'one', "placeholder('over the line')"],
    [8, 'two.three[0]', "placeholder('inside another call')"],
    [10, 'notChosen', 'undefined'],
  ])
})

test.each([
  'undefined',
  '(undefined)',
  'void 0',
  'null',
  'undefined as Delivery | undefined',
  'undefined satisfies undefined',
])('a choice that is written %s is open', (nothing) => {
  expect(openIn('app/content/sample.ts', `export const delivery = ${nothing}`)).toMatchObject([
    { line: 1, path: 'delivery', written: nothing },
  ])
})

test('a choice without any value is open', () => {
  expect(openIn('app/content/sample.ts', 'export let delivery: string | undefined')).toMatchObject([
    { path: 'delivery', written: 'nothing' },
  ])
})

test.each([
  "'https://www.example.com'",
  "'info@example.org'",
  "'+256 700 000 000'",
  "'https://formspree.io/f/YOUR_FORM'",
  "'http://localhost:8080/messages'",
  "''",
  "' '",
])('%s is open, although nothing marks it', (value) => {
  const source = `export const firm = { fact: ${value} }`
  expect(openIn('app/content/sample.ts', source)).toMatchObject([
    { line: 1, path: 'firm.fact', written: value },
  ])
})

test('a real address is not, nor an empty text that is no fact', () => {
  const source = `
    export const firm = { site: 'https://firm.co.ug', mail: 'info@myexample.com' }
    export const joined = (words: string[], by = '') => words.join('')
    export function written() { let all = ''; return all }
  `
  expect(openIn('app/content/sample.ts', source)).toEqual([])
})

test('what to give is how the comment before the fact begins, or else the one before the list it is in', () => {
  const source = `
    /** Who is who. */
    export const people = [
      { role: 'Driver', name: placeholder('') },
      {
        role: 'Cook',
        /**
         * What the cook
         * is called.
         *
         * And what only who edits the file needs.
         */
        name: placeholder(''),
      },
    ]
    export const nothingSaid = placeholder('')
  `
  const found = openIn('app/content/sample.ts', source)
  expect(found.map(({ path, which, asked }) => ({ path, which, asked }))).toEqual([
    { path: 'people[0].name', which: 'Driver', asked: 'Who is who.' },
    { path: 'people[1].name', which: 'Cook', asked: 'What the cook\nis called.' },
    { path: 'nothingSaid', which: undefined, asked: '' },
  ])
})

test('a file that cannot be read does not pass for one with nothing open', () => {
  expect(() => openIn('app/content/sample.ts', 'export const = placeholder(')).toThrow(
    'app/content/sample.ts cannot be read',
  )
})

test('every value marked while the content loads is listed, at the line of its call', async () => {
  const marked: string[] = []
  vi.resetModules()
  vi.doMock('#app/content/placeholder.ts', () => ({
    placeholder: (value: string) => (marked.push(value), value),
    isPlaceholder: () => false,
  }))
  for (const file of globSync('app/content/*.ts', { exclude: ['**/*.test.ts'] })) {
    await import(resolve(file))
  }
  const calls = stillOpen().filter(({ written }) => written !== 'undefined')
  const values = calls.map(({ written }) => written.slice("placeholder('".length, -"')".length))
  expect(values.toSorted()).toEqual(marked.toSorted())
  for (const { file, line } of calls) expect(lineOf(file, line)).toContain('placeholder(')
})

test('each fact asks for something in words', () => {
  for (const { asked, path } of stillOpen()) expect(asked, path).toMatch(/\w+ \w+/)
})

test('the command names what is open of the owner’s list, and fails while anything is', () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'launch-check'], {
    encoding: 'utf8',
  })
  const places = [
    ...stdout.matchAll(/^ {2}(\S+):(\d+)\n {4}([^:]+):\s+write\s+the\s+real\s+one/gm),
  ].map(([, file = '', line, path = '']) => ({ file, line: Number(line), path: oneLine(path) }))
  const named = places.map(({ path }) => path)
  for (const [path, isOpen] of ownersList) expect(named.includes(path), path).toBe(isOpen)
  expect(places).toHaveLength(stillOpen().length)
  expect(status).toBe(places.length > 0 ? 1 : 0)
  for (const { file, line } of places) {
    expect(lineOf(file, line)).toMatch(/placeholder\(|= undefined/)
  }
  const inOrder = places.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  expect(places).toEqual(inOrder)
  for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
})

test('it succeeds once everything is given, and fails again for one thing that is not', () => {
  expect(launchCheck()).toEqual({ status: 0, said: 'Every fact is given and every choice made.\n' })
  change('app/content/contact.ts', (text) =>
    text.replace(/(export const email =) .*/, "$1 placeholder('x')"),
  )
  const { status, said } = launchCheck()
  expect(status).toBe(1)
  expect(said).toContain('email: write the real one')
  expect(said).toMatch(/\n1 fact or choice is still open\.\n$/)
})

test('the build says in one line how much is open, and nothing when nothing is', () => {
  expect(reminder([1, 2])).toBe(
    'Before launch: 2 facts and choices are still open; `npm run launch-check` says where.',
  )
  expect(reminder([])).toBeUndefined()
})

function launchCheck() {
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve('pipeline/checks/launch-check.ts')],
    {
      cwd: given,
      encoding: 'utf8',
    },
  )
  return { status, said: stdout }
}

function change(file: string, edit: (text: string) => string) {
  writeFileSync(join(given, file), edit(readFileSync(join(given, file), 'utf8')))
}

function lineOf(file: string, line: number) {
  return readFileSync(file, 'utf8').split('\n')[line - 1]
}

function oneLine(text: string) {
  return text.replaceAll(/\s+/g, ' ')
}
