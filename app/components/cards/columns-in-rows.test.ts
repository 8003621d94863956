import { expect, test } from 'vitest'

import { columnsInRows } from './columns-in-rows.ts'

test('every row is full, for any number of cards up to twenty', () => {
  for (let count = 1; count <= 20; count++) {
    const columns = columnsInRows(count)
    expect(columns, `${count} cards`).toHaveLength(count)
    expect(rowWidths(columns), `${count} cards`).toEqual(rowWidths(columns).map(() => 12))
  }
})

test('one card alone takes the row, two share it unequally', () => {
  expect(columnsInRows(1)).toEqual([12])
  expect(columnsInRows(2)).toEqual([7, 5])
})

test('seven cards stand in rows of two, three and two, wide side changing', () => {
  expect(columnsInRows(7)).toEqual([7, 5, 4, 4, 4, 5, 7])
})

test('no cards need no columns', () => {
  expect(columnsInRows(0)).toEqual([])
})

/** The widths of the rows that cards fall into when each takes its columns of twelve. */
function rowWidths(columns: readonly number[]): number[] {
  const rows = [0]
  for (const width of columns) {
    const row = rows.length - 1
    if ((rows[row] ?? 0) + width > 12) rows.push(width)
    else rows[row] = (rows[row] ?? 0) + width
  }
  return rows
}
