import { expect, test } from 'vitest'

import {
  filterChoiceFrom,
  projectAnchor,
  projects,
  projectsIn,
  workByYear,
  workInWords,
} from './projects.ts'

test('a choice shows the projects of its kind, and all shows every one', () => {
  expect(projectsIn('all')).toEqual(projects)
  expect(projectsIn('water').map(({ location }) => location)).toEqual(['Luwero'])
})

test('each project has an id of its own, and stands on the map inside Uganda', () => {
  expect(new Set(projects.map(({ id }) => id)).size).toBe(projects.length)
  const places = projects.map(({ coordinates }) => coordinates)
  expect(new Set(places.map((each) => JSON.stringify(each))).size).toBe(projects.length)
  for (const { latitude, longitude } of places) {
    expect(latitude).toBeGreaterThan(-1.5)
    expect(latitude).toBeLessThan(4.25)
    expect(longitude).toBeGreaterThan(29.5)
    expect(longitude).toBeLessThan(35.05)
  }
})

test('an address asks for a category, and an unknown one shows all', () => {
  expect(asked('category=water')).toBe('water')
  expect(asked('category=all')).toBe('all')
  for (const query of ['', 'category=', 'category=Water', 'category=roads', 'type=water']) {
    expect(asked(query), query).toBe('all')
  }
})

test('the fragment of a project needs no escaping', () => {
  for (const anchor of projects.map(projectAnchor)) expect(anchor).toMatch(/^[a-z-]+$/)
  expect(projectAnchor({ location: 'Fort Portal' })).toBe('fort-portal')
})

test('work is told by title and places, and by year from the oldest', () => {
  expect(workInWords(projects.slice(0, 2))).toBe('Solar irrigation in Kitgum and Kakumiro')
  expect(workInWords([])).toBe('')
  const years = workByYear().map(({ year }) => year)
  expect(years).toEqual([...new Set(projects.map(({ year }) => year))].toSorted())
})

function asked(query: string) {
  return filterChoiceFrom(new URLSearchParams(query))
}
