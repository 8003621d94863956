import { expect, test } from 'vitest'

import { policyFor } from './policy.ts'

const endpoint = 'https://forms.example.com/a'

test('the receiver named for messages is allowed', () => {
  expect(policyFor({ endpoint, as: 'json' })).toEqual({
    'connect-src': ['https://forms.example.com'],
  })
  expect(policyFor(undefined)).toEqual({})
})

test('the browser may submit the form only to a receiver that accepts forms', () => {
  const allowed = policyFor({ endpoint, as: 'form' })
  expect(allowed['form-action']).toEqual(['https://forms.example.com', 'https:'])
})
