import { expect, test } from 'vitest'

import { capitalised, countInWords, listInWords, shortened } from './words.ts'

test('counts are words up to ten, then digits', () => {
  expect([0, 1, 7, 10, 11].map(countInWords)).toEqual(['no', 'one', 'seven', 'ten', '11'])
})

test('a sentence begins with a capital', () => {
  expect(capitalised('seven projects')).toBe('Seven projects')
  expect(capitalised('')).toBe('')
})

test('a list ends with and', () => {
  expect(listInWords([])).toBe('')
  expect(listInWords(['Lira'])).toBe('Lira')
  expect(listInWords(['Lira', 'Oyam'])).toBe('Lira and Oyam')
  expect(listInWords(['Kitgum', 'Lira', 'Oyam'])).toBe('Kitgum, Lira and Oyam')
})

test('a text is shortened at the end of a word', () => {
  expect(shortened('Water for Lira.', 15)).toBe('Water for Lira.')
  expect(shortened('Water for Lira.', 13)).toBe('Water for…')
  expect(shortened('Water of Acén Ŋoma', 13)).toBe('Water of…')
})
