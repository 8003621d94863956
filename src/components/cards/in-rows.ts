/** How many stand in the row of each of `count` cards, at most so many, the fullest rows first. */
export function inRows(count: number, most: number): number[] {
  const rows = Math.ceil(count / most)
  const sizes = Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows))
  return sizes.flatMap((size) => Array<number>(size).fill(size))
}
