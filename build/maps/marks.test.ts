import { expect, test } from 'vitest'

import { boxesOf, overlaps, placed } from './marks.ts'

/** As many places as asked for, all over the country, every fifth beside the one before. */
function places(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const each = index % 5 === 4 ? index - 1 : index
    const coordinates = {
      latitude: -0.9 + ((each * 0.618) % 1) * 4.3,
      longitude: 30.3 + ((each * 0.414) % 1) * 4,
    }
    return { location: `Nakapiri ${each}`, coordinates }
  })
}

test.each([1, 2, 7, 25, 60])('of %i places no mark or name is on another', (count) => {
  const all = places(count)
  const boxes = placed(all).flatMap((mark, index) => boxesOf(mark, all[index]?.location ?? ''))
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false)
  }
  expect(boxes.length).toBeGreaterThan(count)
})

test('the first few are all named, and of those at one place the first', () => {
  expect(placed(places(5)).map((mark) => 'name' in mark)).toEqual([true, true, true, true, false])
})

test('a name stands in the country if it can, east or west of its mark', () => {
  const border = { location: 'Kampala', coordinates: { latitude: 0.35, longitude: 32.58 } }
  const middle = { location: 'Luwero', coordinates: { latitude: 0.85, longitude: 32.47 } }
  const [west, east] = placed([border, middle]).map(({ name }) => name?.dx ?? 0)
  expect(west).toBeLessThan(0)
  expect(east).toBeGreaterThan(0)
})
