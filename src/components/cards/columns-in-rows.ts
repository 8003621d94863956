/**
 * How many of a row's 12 columns each of `count` cards takes, so that every row is full:
 * rows of two (wide and narrow, then narrow and wide) and rows of three in turn, and one card
 * alone takes the row.
 */
export function columnsInRows(count: number): number[] {
  if (count === 1) return [12]
  const columns: number[] = []
  let wideFirst = true
  while (columns.length < count) {
    const left = count - columns.length
    const threeWouldFit = left !== 2 && left !== 4
    const twoIsNext = columns.length === 0 ? left !== 3 && left !== 6 : !threeWouldFit
    if (twoIsNext) {
      columns.push(...(wideFirst ? [7, 5] : [5, 7]))
      wideFirst = !wideFirst
    } else {
      columns.push(4, 4, 4)
    }
  }
  return columns
}

/** How many stand in the row of each of `count` cards, at most so many, the fullest rows first. */
export function inRows(count: number, most: number): number[] {
  const rows = Math.ceil(count / most)
  const sizes = Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows))
  return sizes.flatMap((size) => Array<number>(size).fill(size))
}
