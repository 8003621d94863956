import { expect, test } from 'vitest'

import { meridians, outline, parallels, places } from '#app/generated/uganda.ts'

import { outlineOf } from './uganda.ts'

test('an outline is one closed path of whole relative steps', () => {
  expect(outlineOf('M10.2,10.1L50.4,9.8L50,60.4L10.4,60Z')).toBe('M10 10l40 0 0 50-40 0z')
})

test('points nobody would miss are left out', () => {
  expect(outlineOf('M0,0L10,0.4L20,0L30,0.3L40,0L40,40Z')).toBe('M0 0l40 0 0 40z')
})

test('a country in several parts is refused, because the drawing has one outline', () => {
  expect(() => outlineOf('M0,0L10,0L10,10ZM50,50L60,60L50,60Z')).toThrow('not one ring')
})

test('the outline of Uganda is light', () => {
  expect(outline.length).toBeLessThan(1_200)
})

test('every project lies on the map where its degrees say', () => {
  expect(places['Kitgum']).toEqual({ x: expect.closeTo(363.9, 0), y: expect.closeTo(129.9, 0) })
  expect(places['Lira']).toEqual({ x: expect.closeTo(365.8, 0), y: expect.closeTo(230.1, 0) })
  expect(Object.keys(places)).toHaveLength(7)
})

test('the ruled lines stand evenly and the equator is among them', () => {
  expect(meridians.map(({ degrees }) => degrees)).toEqual([30, 31, 32, 33, 34])
  expect(parallels.find(({ degrees }) => degrees === 0)?.y).toBeCloseTo(448.5, 0)
})
