import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { type Fields, fieldsOf, styleOf, textOf } from './format.ts'

const shape = { pictures: ['imageUrl'], points: ['focus'], kept: ['model'], template: '' }
const files = globSync('{content,tests/contents/*}/**/*.yaml')

test.each(files)('%s is written as it was read', (file) => {
  const text = readFileSync(file, 'utf8')
  expectKept(text)
})

test('of a file in a style of its own all facts and comments stay', () => {
  const text = '# A file.\nname:   "Someone"\n# Points.\nplaces: [ 50,   30 ] # two\n'
  expect(styleOf(text)).toBeUndefined()
  expectKept(text)
})

/** To the letter, where it is written as the editor writes; people may indent and quote otherwise. */
function expectKept(text: string) {
  const written = textOf(fieldsOf(text, shape), shape)
  if (styleOf(text)) return expect(written).toBe(text)
  expect(parse(written)).toEqual(parse(text))
  expect(commentsIn(written)).toEqual(commentsIn(text))
}

function commentsIn(text: string) {
  return text.match(/(?<=^| )#.*/gm)
}

const ENTRY = `# A file.

# By name.
name:
  placeholder: Someone
  give: A name
# A file of pictures.
imageUrl:
  placeholder: a.webp
  give: A photograph
# Its parts.
model:
  at: [50, 30.5]
# Where to go.
places:
  - town: Gulu
    # Of the map.
    at: 2.77, 32.3
  - town:
      placeholder: Lira
      give: The town
    # Of the map.
    at: 2.25, 32.9
`

test.each<[string, (fields: Fields) => Fields, (text: string) => string]>([
  [
    'a fact that is given takes the place of its placeholder',
    (fields) => ({ ...fields, name: " Jane:\n 'O' " }),
    (text) => text.replace(/name:\n.*\n.*/, `name: "Jane: 'O'"`),
  ],
  [
    'a placeholder that is right is no placeholder any more',
    ({ toGive, ...fields }) => {
      const facts = JSON.parse(String(toGive)) as { path: string[] }[]
      const ticked = facts.map((fact) => ({ ...fact, isRight: fact.path[0] === 'imageUrl' }))
      return { ...fields, toGive: JSON.stringify(ticked) }
    },
    (text) => text.replace(/imageUrl:\n.*\n.*/, 'imageUrl: a.webp'),
  ],
  [
    'an entry that only moved keeps its lines',
    (fields) => ({ ...fields, places: placesOf(fields).toReversed() }),
    (text) => text.replace(/( {2}- [^-]+)( {2}- [^-]+)/, '$2$1'),
  ],
  [
    'a new entry has the comments of the one beside it',
    (fields) => {
      return { ...fields, places: [...placesOf(fields), { town: 'Arua', at: '3.02, 30.91' }] }
    },
    (text) => `${text}  - town: Arua\n    # Of the map.\n    at: 3.02, 30.91\n`,
  ],
  [
    'a field comes where the form has it, and goes when it is empty',
    ({ name, imageUrl, places, ...others }) => ({
      ...others,
      name,
      imageUrl,
      focus: '50, 30',
      places: placesOf({ places }).map(({ town }) => ({ town, at: '' })),
    }),
    (text) => {
      const without = text.replaceAll(/ {4}# Of the map\.\n {4}at: .*\n/g, '')
      return without.replace('# Its', 'focus: [50, 30]\n# Its')
    },
  ],
])('%s', (_, edit, expected) => {
  expect(textOf(edit(fieldsOf(ENTRY, shape)), shape)).toBe(expected(ENTRY))
})

test('the form shows what stands in place of a fact, and what to give', () => {
  const { name, imageUrl, toGive } = fieldsOf(ENTRY, shape)
  expect({ name, imageUrl }).toEqual({ name: 'Someone', imageUrl: '/pictures/a.webp' })
  expect(JSON.parse(String(toGive))).toEqual([
    { path: ['name'], now: 'Someone', give: 'A name' },
    { path: ['imageUrl'], now: '/pictures/a.webp', give: 'A photograph' },
    { path: ['places', 1, 'town'], now: 'Lira', give: 'The town' },
  ])
})

test('a new file follows another one, without its facts', () => {
  const fields = { imageUrl: '/pictures/b.webp' }
  expect(textOf(fields, { ...shape, template: ENTRY })).toBe(
    '# A file.\n\n# A file of pictures.\nimageUrl: b.webp\n',
  )
})

function placesOf({ places }: Fields) {
  return places as Fields[]
}
