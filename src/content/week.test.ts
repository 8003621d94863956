import { expect, test } from 'vitest'

import { stretchesInWords } from './week.ts'

test('days are said in the order of the week, and none that is not among them', () => {
  expect(stretchesInWords([])).toBe('')
  expect(stretchesInWords(['Sunday'])).toBe('Sunday')
  expect(
    stretchesInWords(['Saturday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
  ).toBe('Monday to Saturday')
  expect(stretchesInWords(['Monday', 'Tuesday', 'Wednesday', 'Friday'])).toBe(
    'Monday to Wednesday and Friday',
  )
})
