import { expect, test } from 'vitest'

import { columnsInRows, inRows } from './columns-in-rows.ts'

test.each([
  ['no cards need no columns', []],
  ['one alone takes the row', [12]],
  ['two share it unequally', [7, 5]],
  ['seven stand in rows of two, three and two, wide side changing', [7, 5, 4, 4, 4, 5, 7]],
])('%s', (_, columns) => {
  expect(columnsInRows(columns.length)).toEqual(columns)
})

test('every row is full, for any number of cards up to sixty', () => {
  for (let count = 1; count <= 60; count++) {
    const columns = columnsInRows(count)
    expect(columns, `${count} cards`).toHaveLength(count)
    let inRow = 0
    for (const width of columns) {
      inRow += width
      expect(inRow, `${count} cards`).toBeLessThanOrEqual(12)
      if (inRow === 12) inRow = 0
    }
    expect(inRow, `${count} cards`).toBe(0)
  }
})

test.each([
  [4, [4, 4, 4, 4]],
  [5, [3, 3, 3, 2, 2]],
  [7, [4, 4, 4, 4, 3, 3, 3]],
  [1, [1]],
])('%i in rows of at most four stand in rows about as long', (count, rows) => {
  expect(inRows(count, 4)).toEqual(rows)
})
