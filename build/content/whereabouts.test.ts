import { expect, test } from 'vitest'

import { doubtAbout } from './whereabouts.ts'

test.each([
  ['Kabale with the coordinates of Kitgum', 3.28, 32.88, ['Kabale'], /^is \d{3} km from Kabale$/],
  [
    'Masaka without its minus',
    0.33,
    31.73,
    ['Masaka'],
    'is on the other side of the equator than Masaka',
  ],
  ['Lake Victoria', -0.6, 32.9, ['Mukono'], 'is in a lake'],
  ['Lake Albert', 1.9, 31.24, ['Hoima'], 'is in a lake'],
  ['Kisumu, in Kenya', -0.09, 34.77, ['Busia'], 'is over the border'],
  ['Bunia, in Congo', 1.56, 30.25, ['a hospital'], 'is over the border'],
] as const)('a place in %s is doubted', (_, latitude, longitude, names, doubt) => {
  expect(doubtAbout({ latitude, longitude }, ...names)).toMatch(doubt)
})

test.each([
  ['a town on the border', 0.4669, 34.09, ['Busia']],
  ['a town on the shore', 0.06, 32.47, ['Entebbe']],
  ['the edge of a large district', 3.75, 33.2, ['Kitgum']],
  ['an island', -0.31, 32.23, ['Kalangala']],
  ['a place that the list does not know', 2.77, 32.3, ['Mission']],
] as const)('%s is not', (_, latitude, longitude, names) => {
  expect(doubtAbout({ latitude, longitude }, ...names)).toBeUndefined()
})
