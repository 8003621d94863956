import { expect, test } from 'vitest'

import { onMap, placeAt } from './coordinates.ts'

test('north is up and east is at the right, and a place lies where Mercator would have it', () => {
  // of d3-geo's Mercator, fitted to the same drawing
  expect(onMap({ latitude: 3.28, longitude: 32.88 })).toEqual({
    x: expect.closeTo(363.6, 0),
    y: expect.closeTo(129.8, 0),
  })
  expect(onMap({ latitude: -1, longitude: 30 })).toEqual({
    x: expect.closeTo(84, 0),
    y: expect.closeTo(545.6, 0),
  })
})

test('the place at a position is the one that is marked there', () => {
  const { latitude, longitude } = placeAt(onMap({ latitude: 2.77, longitude: 32.3 }))
  expect(latitude).toBeCloseTo(2.77)
  expect(longitude).toBeCloseTo(32.3)
})
