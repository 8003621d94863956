import { expect, test } from 'vitest'

import { describeEditor } from './build-editor.ts'
import { inLabels } from './labels.ts'

const { collections } = describeEditor()

test.each([
  [
    'short says 12 and inWords says 10: write the same number in both',
    'short says 12 and “In words” says 10: write the same number in both',
  ],
  ['imageAlt then says what it shows', '“What the picture shows” then says what it shows'],
  ['The year in which figures.yaml was right', 'The year in which “Figures” was right'],
  ["'WhatsApp' is no eMail of notes.yaml", "'WhatsApp' is no eMail of notes.yaml"],
])('%s', (sentence, told) => {
  expect(inLabels(sentence, collections)).toBe(told)
})
