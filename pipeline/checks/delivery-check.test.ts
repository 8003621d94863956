import { expect, test } from 'vitest'

import { checkDelivery } from './delivery-check.ts'

test('simulated sending needs no address', () => {
  expect(() => checkDelivery(undefined)).not.toThrow()
})

test.each([
  'https://formspree.io/f/abcdefgh',
  'https://example.com:8443/messages?to=office',
  'http://localhost:8787/messages',
])('messages may go to %s', (endpoint) => {
  expect(() => checkDelivery({ endpoint, as: 'form' })).not.toThrow()
})

test.each([
  ['formspree.io/f/abcdefgh', 'is not an address'],
  ['http://example.com/messages', 'must begin with https'],
  ['http://localhost.example.com/', 'must begin with https'],
  ['mailto:info@example.com', 'must begin with https'],
  ['https://user:secret@example.com/', 'user name or password'],
])("the build stops for '%s': %s", (endpoint, reason) => {
  expect(() => checkDelivery({ endpoint, as: 'json' })).toThrow(reason)
})

test('the build stops for an extra field that would hide what the visitor wrote', () => {
  const fields = { subject: 'From the website' }
  const delivery = { endpoint: 'https://example.com/', as: 'form', fields } as const
  expect(() => checkDelivery(delivery)).toThrow("the form itself sends 'subject'")
})
