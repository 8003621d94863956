import { expect, test } from 'vitest'

import {
  filterChoiceFrom,
  projects,
  projectsIn,
  recentHeading,
  workByYear,
  workInWords,
} from './projects.ts'

test('a choice shows the projects of its kind, and all shows every one', () => {
  expect(projectsIn('all')).toEqual(projects)
  expect(projectsIn('water').map(({ location }) => location)).toEqual(['Luwero'])
})

test('an address asks for a category, and an unknown one shows all', () => {
  expect(asked('category=water')).toBe('water')
  expect(asked('category=all')).toBe('all')
  for (const query of ['', 'category=', 'category=Water', 'category=roads', 'type=water']) {
    expect(asked(query), query).toBe('all')
  }
})

test('work is told by title and places, and by year from the oldest', () => {
  expect(workInWords(projects.slice(0, 2))).toBe('Solar irrigation in Kitgum and Kakumiro')
  expect(workInWords([])).toBe('')
  const years = workByYear().map(({ year }) => year)
  expect(years).toEqual([...new Set(projects.map(({ year }) => year))].toSorted())
})

test.each([
  [[2024], 'One project from 2024'],
  [[2025, 2024], 'Two projects from 2024 and 2025'],
  [[2024, 2024, 2024], 'Three projects from 2024'],
])('the newest of %j are headed %s', (years, heading) => {
  expect(recentHeading(years.map((year) => ({ year })))).toBe(heading)
})

function asked(query: string) {
  return filterChoiceFrom(new URLSearchParams(query))
}
