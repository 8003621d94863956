import { expect, test } from 'vitest'

import { filterChoiceFrom, filterChoices, projects, workByYear, workInWords } from './projects.ts'

test('the filter offers the kinds that there are projects of, if there are two or more', () => {
  const kinds = new Set<string>(projects.map(({ category }) => category))
  const offered = kinds.size > 1 ? ['all', ...kinds] : []
  expect(filterChoices.map(({ value }) => value).toSorted()).toEqual(offered.toSorted())
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
  expect(workInWords([...places, ...places])).toBe('Solar irrigation in Lira and Oyam')
  expect(workInWords([])).toBe('')
  const years = workByYear().map(({ year }) => year)
  expect(years).toEqual([...new Set(projects.map(({ year }) => year))].toSorted())
})

function asked(query: string) {
  return filterChoiceFrom(new URLSearchParams(query))
}
