import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { contentFiles } from '#src/content/read.ts'
import { listInWords } from '#src/content/words.ts'

import { checkContent } from './check.ts'

// content that has one of each, whatever the firm itself has
const files = contentFiles('tests/contents/smallest-firm')
const named = [...files.values()].flatMap((text) => text.match(/(?<=imageUrl: ).+/g) ?? [])
const photo = {
  file: 'pictures/photo.jpg',
  format: 'jpeg',
  width: 4000,
  height: 3000,
  bytes: 3_000_000,
  isPhoto: true,
}
const pictures = new Map([
  ...named.map((name) => [name, photo] as const),
  ['IMG_2041.JPG', photo],
  ['office.heic', { ...photo, format: 'heif' }],
  ['huge.png', { ...photo, width: 16_000 }],
  ['tiny.png', { ...photo, width: 300, height: 200 }],
  ['small.jpg', { ...photo, width: 405, height: 720 }],
  ['panorama.jpg', { ...photo, height: 420 }],
  ['party.gif', { ...photo, format: 'gif' }],
  ['logo.svg', { ...photo, format: 'svg' }],
  ['heavy.png', { ...photo, bytes: 41_000_000 }],
  ['broken.jpg', undefined],
] as const)
const { contact } = checkContent(files, pictures).facts
const now = String(new Date().getFullYear())
const subjects = listInWords(contact.subjects, 'or')

/** What is `warned` of is built all the same. */
type Mistake = { in: string; for: string; write: string; told?: string; warned?: string }
const mistakes = parse(readFileSync('build/content/mistakes.yaml', 'utf8')) as Mistake[]
const { warnings } = checkContent(files, pictures)

test.each(mistakes)('in $in, $write is told in a sentence', (mistake) => {
  const name = firstOf(mistake.in)
  const text = files.get(name) ?? ''
  const field = new RegExp(`^${mistake.for}:.*(\\n(?: .*|#.*(?=\\n )))*`, 'm')
  expect(text).toMatch(field)
  const { told = '', warned = told } = mistake
  const sentence = warned.replace('{now}', now).replace('{subjects}', subjects)
  const changed = [[name, text.replace(field, () => mistake.write)]] as const
  const said = mistake.told ? mistakesWith(changed) : warningsWith(changed)
  expect(withoutLine(said)).toBe(`content/${name}: ${sentence}`)
})

test('what comes along with a copied text changes nothing', () => {
  const project = firstOf('projects')
  const text = files.get(project) ?? ''
  const copied = text
    .replace(/^title: /m, '\u200Btitle:\u00A0')
    .replace(/^description: /m, '\uFEFFdescription:\t\u202A')
    .replace(/^imageAlt: (.*)/m, 'imageAlt: $1\u00AD\uFE0F\u202C\u2028')
  expect(copied).not.toBe(text)
  const { facts } = checkContent(new Map([...files, [project, copied]]), pictures)
  expect(facts.projects).toEqual(checkContent(files, pictures).facts.projects)
})

test('what computers leave in a folder is no content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini', '~$figures.yaml', 'figures.yaml']) {
    writeFileSync(join(folder, name), '')
  }
  const read = [...contentFiles(folder).keys()]
  rmSync(folder, { recursive: true })
  expect(read).toEqual(['figures.yaml'])
})

test('a file of another encoding is told in a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  writeFileSync(join(folder, 'figures.yaml'), Buffer.from('# caf\u00E9\n', 'latin1'))
  const [[name, text] = ['', '']] = contentFiles(folder)
  rmSync(folder, { recursive: true })
  expect(mistakesWith([[name, text]])).toMatch(/^content\/figures\.yaml:1: .* not saved as UTF-8/)
})

test('the placeholder of a fact that is given in its place is warned of', () => {
  const text = files.get('contact.yaml') ?? ''
  const fact = 'phone:\n  placeholder: +256 772 123 456\n  give: The number'
  const said = warningsWith([['contact.yaml', text.replace(/^phone:.*/m, fact)]])
  expect(said).toMatch(
    /: the placeholder was changed, .* write 'phone: \+256 772 123 456' in place of/,
  )
})

test('a fact that is written where it says what to give is warned of', () => {
  const text = files.get('contact.yaml') ?? ''
  const asked = 'email:\n  placeholder: info@example.com\n  give: office@firm.co.ug'
  const said = warningsWith([['contact.yaml', text.replace(/^email:.*/m, asked)]])
  expect(said).toMatch(
    /: what to give was changed, .* write 'email: office@firm.co.ug' in place of/,
  )
})

test('a sample that is given as the fact is warned of', () => {
  const text = files.get('contact.yaml') ?? ''
  const kept = text.replace(/^email:.*/m, 'email: info@example.com')
  expect(warningsWith([['contact.yaml', kept]])).toContain('is the sample that stood here')
})

test('a place that is that of another project is warned of', () => {
  const project = firstOf('projects')
  const copy = (files.get(project) ?? '').replace(/^id: .*/m, 'id: 99')
  const elsewhere = copy.replace(/^location: .*/m, 'location: Elsewhere')
  expect(warningsWith([['projects/copy.yaml', elsewhere]])).toContain(
    'the place is that of the project in',
  )
})

test('a place of which a letter is wrong is warned of, and no kind of place', () => {
  const project = firstOf('projects')
  const at = (place: string) => {
    const text = files.get(project) ?? ''
    return warningsWith([[project, text.replace(/^location: .*/m, `location: ${place}`)]])
  }
  const { location } = checkContent(files, pictures).facts.projects[0]
  expect(at(`${location} District`)).toBe('')
  expect(at(`${location}x`)).toContain(`'${location}x' is one letter from ${location}: look at it`)
})

test('a place in a list that two entries ask for is warned of', () => {
  const leader = firstOf('leaders')
  const text = `${(files.get(leader) ?? '').replace(/^order: .*\n/m, '')}\norder: 1\n`
  const said = warningsWith([
    [leader, text],
    ['leaders/copy.yaml', text],
  ])
  expect(said).toContain(`order 1 is that of content/${leader} too: write another number.`)
})

test('a picture among the texts is sent to the pictures', () => {
  expect(mistakesWith([['projects/bridge.JPG', '']])).toContain(
    'content/projects/bridge.JPG:1: a picture is not read here: put it into pictures',
  )
})

test.each([
  ['projects/My bridge.yaml'],
  ['projects/bridge.yml'],
  ['contacts.yaml'],
  ['project/bridge.yaml'],
  ['projects/bridge'],
])('a file %s is told in a sentence', (name) => {
  expect(mistakesWith([[name, '']])).toContain(`content/${name}:1: no file of this name is read: `)
})

test('a group of facts or a list that is gone is told in a sentence', () => {
  const left = [...files].filter(([name]) => name !== 'about.yaml' && !name.startsWith('projects/'))
  expect(mistakesOf(left).split('\n')).toEqual([
    'content/about.yaml is missing: take it back from an earlier version.',
    'content/projects has no file: write one.',
  ])
})

test('mistakes are told together, and none because of another', () => {
  const project = firstOf('projects')
  const copy = project.replace('/', '/2-')
  const changed = new Map([...files, ['contact.yaml', '# none'], [copy, files.get(project) ?? '']])
  expect(mistakesWith([...changed]).split('\n')).toEqual([
    'content/contact.yaml:1: the file has no fields: take it back from an earlier version.',
    expect.stringMatching(/:\d+: '.*' is another project's address: give the file another name\.$/),
    expect.stringMatching(/:\d+: id '.*' is the number of another project: write a free one\.$/),
  ])
})

test('a placeholder is a value, and known by its line and what to give', () => {
  const [name = '', text = ''] = [...files].find(([each]) => each.startsWith('leaders')) ?? []
  const fact = 'role:\n  placeholder: Driver\n  give: The role'
  const changed = text.replace(/^role:.*/m, fact)
  const { facts, pending } = checkContent(new Map([...files, [name, changed]]), pictures)
  expect(facts.leaders.map(({ role }) => role)).toContain('Driver')
  const line = changed.split('\n').indexOf('  placeholder: Driver') + 1
  expect(pending).toContainEqual(expect.objectContaining({ line, give: 'The role' }))
})

function firstOf(folder: string) {
  return [...files.keys()].sort().find((name) => name.startsWith(folder)) ?? ''
}

function mistakesWith(changed: readonly (readonly [string, string])[]) {
  return mistakesOf([...files, ...changed])
}

function warningsWith(changed: readonly (readonly [string, string])[]) {
  const { warnings: said } = checkContent(new Map([...files, ...changed]), pictures)
  const known = warnings.map(withoutLine)
  return said.filter((each) => !known.includes(withoutLine(each))).join('\n')
}

function withoutLine(said: string) {
  return said.replace(/:\d+: /, ': ')
}

function mistakesOf(all: readonly (readonly [string, string])[]) {
  try {
    checkContent(new Map(all), pictures)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}
