import { expect, test } from 'vitest'

import {
  filterChoiceFrom,
  filterChoices,
  projects,
  projectsIn,
  workByYear,
  workInWords,
} from './projects.ts'

test('a choice shows the projects of its kind, and all shows every one', () => {
  expect(projectsIn('all')).toEqual(projects)
  const [{ category }] = projects
  const others = projects.filter((each) => each.category !== category)
  expect([...projectsIn(category), ...others]).toHaveLength(projects.length)
  for (const each of projectsIn(category)) expect(each.category).toBe(category)
})

test('an address asks for a category, and an unknown one shows all', () => {
  const [{ category }] = projects
  expect(asked(`category=${category}`)).toBe(filterChoices.length > 0 ? category : 'all')
  expect(asked('category=all')).toBe('all')
  const capitals = category.toUpperCase()
  for (const query of ['', 'category=', `category=${capitals}`, 'category=roads', 'type=water']) {
    expect(asked(query), query).toBe('all')
  }
})

test('work is told by title and places, and by year from the oldest', () => {
  const places = ['Lira', 'Oyam'].map((location) => ({ title: 'Solar irrigation', location }))
  const well = { title: 'Well', location: 'Luwero' }
  expect(workInWords([...places, well])).toBe('Solar irrigation in Lira and Oyam; Well in Luwero')
  expect(workInWords([])).toBe('')
  const years = workByYear().map(({ year }) => year)
  expect(years).toEqual([...new Set(projects.map(({ year }) => year))].toSorted())
})

function asked(query: string) {
  return filterChoiceFrom(new URLSearchParams(query))
}
