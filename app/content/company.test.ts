import { expect, test } from 'vitest'

import { capacityLists, company, figures, reasons, values } from './company.ts'

test('the slogan is the one the specification quotes', () => {
  expect(company.slogan).toBe("Building Uganda's Future")
})

test('the figures are those of the specification', () => {
  const short = Object.fromEntries(
    Object.entries(figures).map(([name, each]) => [name, each.short]),
  )
  expect(short).toEqual({
    experience: '5+',
    projects: '10+',
    projectValue: 'UGX 3B+',
    turnover: 'UGX 400M',
    consultingFees: 'UGX 1B+',
    districts: '5+',
    satisfaction: '100%',
  })
})

test('the figures say the same in a sentence', () => {
  expect(figures.experience.inWords).toBe('over 5 years')
  expect(figures.projects.inWords).toBe('more than 10 projects')
  expect(figures.projectValue.inWords).toBe('over UGX 3 billion')
  expect(figures.turnover.inWords).toBe('about UGX 400 million')
  expect(figures.consultingFees.inWords).toBe('over UGX 1 billion')
})

test('there are six reasons to choose the firm, each with a description', () => {
  expect(reasons).toHaveLength(6)
  for (const { title, description } of [...reasons, ...values]) {
    expect(title).toMatch(/\S/)
    expect(description, title).toMatch(/\S/)
  }
})

test('no list of what the firm can take on is empty', () => {
  for (const { title, items } of capacityLists) expect(items.length, title).toBeGreaterThan(0)
})
