// What the owner's specification fixes, in its own wording. An owner may change it with the content;
// what pages say is in aria-snapshots too.
import { expect, test } from 'vitest'

import { testimonials } from '#app/generated/content/testimonials.ts'

import { figures, leadersExperience, reasons } from './company.ts'
import { whatsAppLink } from './contact.ts'
import { isPlaceholder } from './placeholder.ts'
import { filterChoices, projects, recentProjects } from './projects.ts'
import { services } from './services.ts'
import { leaders } from './team.ts'

test('the figures are short on a list and whole in a sentence', () => {
  expect(Object.values(figures).map(({ short, inWords }) => `${short}, ${inWords}`)).toEqual([
    '5+, over 5 years',
    '10+, more than 10 projects',
    'UGX 3B+, over UGX 3 billion',
    'UGX 400M, about UGX 400 million',
    'UGX 1B+, over UGX 1 billion',
    '5+, more than 5 districts',
    '100%, 100% of clients',
  ])
})

test('seven projects are where and when they were done, newest first', () => {
  const facts = projects.map(({ location, category, year }) => `${location} ${category} ${year}`)
  expect(facts).toEqual([
    'Kitgum irrigation 2024',
    'Kakumiro irrigation 2024',
    'Lira irrigation 2024',
    'Oyam irrigation 2024',
    'Otuke irrigation 2023',
    'Luwero water 2022',
    'Kampala training 2021',
  ])
  expect(recentProjects()).toEqual(projects.slice(0, 3))
  expect(filterChoices.map(({ value, label }) => `${value} ${label}`)).toEqual([
    'all All',
    'water Water',
    'irrigation Irrigation',
    'training Training',
  ])
})

test('four services have four or more sub-services, and a subject to ask under', () => {
  expect(services.map(({ id, subject }) => `${id}: ${subject}`)).toEqual([
    'engineering-consultancy: Civil Engineering',
    'agricultural-consultancy: Agricultural Engineering',
    'construction-supervision: Civil Engineering',
    'renewable-energy: Electrical Engineering',
  ])
  for (const { id, subServices } of services) {
    const titles = new Set(subServices.map(({ title }) => title))
    expect(titles.size, id).toBeGreaterThanOrEqual(4)
  }
})

test('the chat has two messages', () => {
  const messages = (['services', 'inquiry'] as const).map((each) => {
    return new URL(whatsAppLink(each)).searchParams.get('text')
  })
  expect(messages).toEqual([
    'Hello, I would like to learn more about your services.',
    'Hello, I would like to inquire about your services.',
  ])
})

test('three leaders are known by their roles', () => {
  expect(leaders.map(({ role }) => role)).toEqual([
    'Managing Director',
    'Technical Field Advisor',
    'Environmental and Social Safeguards Expert',
  ])
  // the specification does not say whose these years are
  expect(leadersExperience).toBe('Our leaders bring 7 and 10 years of experience.')
})

test('six reasons are given, and three clients speak by role and district', () => {
  expect(reasons).toHaveLength(6)
  expect(testimonials).toHaveLength(3)
  for (const { title } of testimonials) expect(title).toMatch(/ District$/)
  // words that no client said are marked as samples
  const madeUp = /^(They came back after|What was drawn is|We could read every line)/
  for (const { slug, quote } of testimonials) {
    const marked = isPlaceholder(`testimonials.${slug}.quote`)
    expect(madeUp.test(quote) && !marked, quote).toBe(false)
  }
})
