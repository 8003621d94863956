import { expect, test } from 'vitest'

import { isPlaceholder } from './placeholder.ts'
import { leaders, leadersExperience } from './team.ts'
import { testimonials } from './testimonials.ts'

test('the three leaders are known by their roles and have no invented names', () => {
  expect(leaders.map(({ role }) => role)).toEqual([
    'Managing Director',
    'Technical Field Advisor',
    'Environmental and Social Safeguards Expert',
  ])
  for (const { name } of leaders) expect(isPlaceholder(name) ? name : '').toBe('')
})

test('the years of experience are said of the leadership as a whole', () => {
  expect(leadersExperience).toBe('Our leaders bring 7 and 10 years of experience.')
})

test('three testimonials have a quote, a role and a district', () => {
  expect(testimonials).toHaveLength(3)
  for (const { quote, name, title } of testimonials) {
    for (const text of [quote, name, title]) expect(text).toMatch(/\S/)
    expect(title).toMatch(/ District$/)
  }
})

test('words that no client said are marked as samples', () => {
  const madeUp = /^(They came back after|What was drawn is|We could read every line)/
  for (const { quote } of testimonials) {
    expect(madeUp.test(quote) && !isPlaceholder(quote), quote).toBe(false)
  }
  expect(isPlaceholder('Words the owner gave.')).toBe(false)
})
