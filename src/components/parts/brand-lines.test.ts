import { expect, test } from 'vitest'

import { brandLines } from './brand-lines.ts'

test.each([
  ['Example', '', 'Example'],
  ['Example Engineering & Construction', 'Engineering & Construction', 'Example'],
  ['Okello, Akech & Partners Engineering Ltd', 'Engineering Ltd', 'Okello, Akech & Partners'],
  ['Okello & Sons Engineering', 'Engineering', 'Okello & Sons'],
  ['Okello, Akech and Lule', '', 'Okello, Akech and Lule'],
  ["Ng'ang'a Works", 'Works', "Ng'ang'a"],
  ['Kaŋo Pii Engineering', 'Pii Engineering', 'Kaŋo'],
  ['Amazzi g’Omugaso', 'g’Omugaso', 'Amazzi'],
])('%s has %j below its first line', (name, rest, first) => {
  expect(brandLines(name)).toEqual({ first, rest: rest.split(' ').filter(Boolean) })
})
