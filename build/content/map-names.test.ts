import { expect, test } from 'vitest'

import { onMap } from '#src/components/maps/coordinates.ts'

import { boxesOf, overlaps, placeOnMap } from './map-names.ts'

/** As many places as asked for, all over the country, every fifth beside the one before. */
function places(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const each = index % 5 === 4 ? index - 1 : index
    const coordinates = {
      latitude: -0.9 + ((each * 0.618) % 1) * 4.3,
      longitude: 30.3 + ((each * 0.414) % 1) * 4,
    }
    return { location: `Nakapiri ${each}`, at: onMap(coordinates) }
  })
}

test.each([1, 2, 7, 25, 60])('of %i places no mark or name is on another', (count) => {
  const all = places(count)
  placeOnMap(all)
  const boxes = all.flatMap(boxesOf)
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false)
  }
  expect(boxes.length).toBeGreaterThan(count)
})

test('the first few are all named, and of those at one place the first', () => {
  const all = places(5)
  placeOnMap(all)
  expect(all.map(({ at }) => 'name' in at)).toEqual([true, true, true, true, false])
})
