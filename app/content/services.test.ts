import { expect, test } from 'vitest'

import { subjects } from './contact.ts'
import { services } from './services.ts'

test('the four services stand in the order of the specification', () => {
  expect(services.map(({ id }) => id)).toEqual([
    'engineering-consultancy',
    'agricultural-consultancy',
    'construction-supervision',
    'renewable-energy',
  ])
})

test('a service has the fields of the specification, each filled in', () => {
  for (const { id, title, description, icon, imageUrl } of services) {
    for (const text of [id, title, description, icon, imageUrl]) expect(text, id).toMatch(/\S/)
  }
})

test('each service has four or more sub-services with a title and a description', () => {
  for (const { id, subServices } of services) {
    expect(subServices.length, id).toBeGreaterThanOrEqual(4)
    for (const { title, description } of subServices) {
      expect(title, id).toMatch(/\S/)
      expect(description, title).toMatch(/\S/)
    }
    const titles = subServices.map(({ title }) => title)
    expect(new Set(titles).size, id).toBe(titles.length)
  }
})

test('each service is asked about under the fitting subject', () => {
  expect(services.map(({ subject }) => subject)).toEqual([
    'Civil Engineering',
    'Agricultural Engineering',
    'Civil Engineering',
    'Electrical Engineering',
  ])
  for (const { subject } of services) expect(subjects).toContain(subject)
})
