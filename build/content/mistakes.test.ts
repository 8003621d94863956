import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { contentFiles } from '#src/content/read.ts'
import { listInWords } from '#src/content/words.ts'

import {
  files,
  firstOf,
  mistakesOf,
  mistakesWith,
  pictures,
  warningsWith,
  withoutLine,
} from './changed-content.ts'
import { checkContent } from './check.ts'

const { contact } = checkContent(files, pictures).facts
const now = String(new Date().getFullYear())
const subjects = listInWords(contact.subjects, 'or')

/** What is `warned` of is built all the same. */
type Mistake = { in: string; for: string; write: string; told?: string; warned?: string }
const mistakes = parse(readFileSync('build/content/mistakes.yaml', 'utf8')) as Mistake[]

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

test.each([
  ['branch: main branch', "branch 'main branch' is no branch: write its name alone, such as main."],
  [
    'branch: main\nsignInAt: https://api.netlify.com/auth/done',
    "signInAt 'https://api.netlify.com/auth/done' goes on after it: write https://api.netlify.com.",
  ],
])('what is written for the editor, %s, is told in a sentence', (text, sentence) => {
  expect(withoutLine(mistakesWith([['editing.yaml', text]]))).toBe(
    `content/editing.yaml: ${sentence}`,
  )
})

test('an entry in the folder of other entries is told in one sentence', () => {
  const testimonial = files.get(firstOf('testimonials')) ?? ''
  expect(mistakesWith([['leaders/2-neighbour.yaml', testimonial]])).toBe(
    'content/leaders/2-neighbour.yaml:1: the file has the fields of testimonials: move it into that folder.',
  )
})

test.each([
  ['projects/bridge.yaml.txt', 'take .txt away, which Windows may hide'],
  ['projects/2023/bridge.yaml', 'move it out of its folder, into projects itself'],
])('a file %s is told how to become one that is read', (name, cure) => {
  expect(mistakesWith([[name, '']])).toContain(`:1: no file of this name is read: ${cure}`)
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
