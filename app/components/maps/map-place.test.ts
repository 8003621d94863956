import { expect, test } from 'vitest'

import { projects } from '#app/content/projects.ts'

import { mapPlace } from './map-place.ts'

test('every project has a place of its own on the drawn map', () => {
  const places = projects.map(mapPlace)
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(projects.length)
  for (const { name, x, y } of places) {
    expect(x, name).toBeGreaterThan(0)
    expect(y, name).toBeGreaterThan(0)
  }
})

test('the drawn map has north up and east at the right', () => {
  const kitgum = mapPlace({ location: 'Kitgum', category: 'irrigation' })
  const kampala = mapPlace({ location: 'Kampala', category: 'training' })
  const kakumiro = mapPlace({ location: 'Kakumiro', category: 'irrigation' })
  expect(kitgum.y).toBeLessThan(kampala.y)
  expect(kakumiro.x).toBeLessThan(kampala.x)
})

test('a place the build has not drawn is refused by name', () => {
  expect(() => mapPlace({ location: 'Atlantis', category: 'water' })).toThrow(/Atlantis/)
})
