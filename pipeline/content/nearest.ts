/** 'did you mean ...', with the name that differs in the fewest letters, or all where none is near. */
export function nearest(written: string, names: Iterable<string>) {
  const [first] = [...names].sort((one, other) => distance(written, one) - distance(written, other))
  return first === undefined ? 'there is none yet' : `did you mean ${first}?`
}

/** How many letters are to be changed, added or taken away, by Levenshtein. */
function distance(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [index, its] of [...other].entries()) {
      const changed = (row[index] ?? 0) + (letter === its ? 0 : 1)
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
