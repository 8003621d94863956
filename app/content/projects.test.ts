import { expect, test } from 'vitest'

import {
  categoryLabel,
  filterChoiceFrom,
  filterChoices,
  projectAnchor,
  projects,
  projectsIn,
  recentProjects,
  workByYear,
  workInWords,
} from './projects.ts'

test('there are seven projects: five of irrigation, one of water, one of training', () => {
  expect(projects).toHaveLength(7)
  expect(projectsIn('all')).toEqual(projects)
  expect(projectsIn('irrigation')).toHaveLength(5)
  expect(projectsIn('water')).toHaveLength(1)
  expect(projectsIn('training')).toHaveLength(1)
})

test('the projects are where and when the specification says, newest first', () => {
  const facts = projects.map(({ location, category, year }) => [location, category, year])
  expect(facts).toEqual([
    ['Kitgum', 'irrigation', 2024],
    ['Kakumiro', 'irrigation', 2024],
    ['Lira', 'irrigation', 2024],
    ['Oyam', 'irrigation', 2024],
    ['Otuke', 'irrigation', 2023],
    ['Luwero', 'water', 2022],
    ['Kampala', 'training', 2021],
  ])
})

test('a project has the fields of the specification, each filled in', () => {
  for (const project of projects) {
    expect(project.id).toBeTypeOf('number')
    expect(project.year).toBeTypeOf('number')
    const { title, category, location, description, imageUrl } = project
    for (const text of [title, category, location, description, imageUrl]) {
      expect(text, project.location).toMatch(/\S/)
    }
  }
  expect(new Set(projects.map(({ id }) => id)).size).toBe(7)
})

test('each project stands on the map where it was built', () => {
  const places = projects.map(({ location, coordinates }) => [
    location,
    coordinates.latitude,
    coordinates.longitude,
  ])
  expect(places).toEqual([
    ['Kitgum', 3.28, 32.88],
    ['Kakumiro', 0.78, 31.32],
    ['Lira', 2.25, 32.9],
    ['Oyam', 2.38, 32.5],
    ['Otuke', 2.5, 33.5],
    ['Luwero', 0.85, 32.47],
    ['Kampala', 0.35, 32.58],
  ])
})

test('the recent projects are the first three of 2024', () => {
  expect(recentProjects().map(({ location }) => location)).toEqual(['Kitgum', 'Kakumiro', 'Lira'])
})

test('the filter offers all, water, irrigation and training in this order', () => {
  expect(filterChoices.map(({ value }) => value)).toEqual([
    'all',
    'water',
    'irrigation',
    'training',
  ])
  expect(filterChoices.map(({ label }) => label)).toEqual([
    'All',
    'Water',
    'Irrigation',
    'Training',
  ])
})

test('an address asks for a category, and an unknown one shows all', () => {
  expect(asked('category=water')).toBe('water')
  expect(asked('category=irrigation')).toBe('irrigation')
  expect(asked('category=training')).toBe('training')
  expect(asked('category=all')).toBe('all')
  for (const query of ['', 'category=', 'category=Water', 'category=roads', 'type=water']) {
    expect(asked(query), query).toBe('all')
  }
})

test('a category is called as the filter calls it', () => {
  expect(categoryLabel('water')).toBe('Water')
})

test('every project has a fragment of its own that needs no escaping', () => {
  const anchors = projects.map(projectAnchor)
  expect(new Set(anchors).size).toBe(projects.length)
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z-]+$/)
  expect(projectAnchor({ location: 'Fort Portal' })).toBe('fort-portal')
})

test('work is told by title and places, and by year from the oldest', () => {
  expect(workInWords(projects.slice(0, 2))).toBe('Solar irrigation in Kitgum and Kakumiro')
  expect(workInWords([])).toBe('')
  expect(workByYear().map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024])
  expect(workByYear()[1]?.work).toBe('Hydrogeological survey and well in Luwero')
})

function asked(query: string) {
  return filterChoiceFrom(new URLSearchParams(query))
}
