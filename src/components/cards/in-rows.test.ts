import { expect, test } from 'vitest'

import { inRows } from './in-rows.ts'

test.each([
  [4, [4, 4, 4, 4]],
  [5, [3, 3, 3, 2, 2]],
  [7, [4, 4, 4, 4, 3, 3, 3]],
  [1, [1]],
])('%i in rows of at most four stand in rows about as long', (count, rows) => {
  expect(inRows(count, 4)).toEqual(rows)
})
