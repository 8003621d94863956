import { describe, expect, test } from 'vitest'

import { checkDelivery } from './delivery-check.ts'

test('simulated sending needs no address', () => {
  expect(() => checkDelivery(undefined)).not.toThrow()
})

test.each([
  'https://formspree.io/f/abcdefgh',
  'https://example.com:8443/messages?to=office',
  'http://localhost:8787/messages',
  'http://127.0.0.1:8787/',
])('messages may go to %s', (endpoint) => {
  expect(() => checkDelivery({ endpoint, as: 'form' })).not.toThrow()
})

describe('the build stops, and says why, for', () => {
  test.each([
    ['formspree.io/f/abcdefgh', /is no address/],
    ['', /is no address/],
    ['/messages', /is no address/],
    ['http://example.com/messages', /must begin with https/],
    ['http://localhost.example.com/', /must begin with https/],
    ['ftp://localhost/messages', /must begin with https/],
    ['mailto:info@example.com', /must begin with https/],
    ['https://user:secret@example.com/', /no user name or password/],
  ])("'%s'", (endpoint, reason) => {
    expect(() => checkDelivery({ endpoint, as: 'json' })).toThrow(reason)
  })

  test('an extra field that would hide what the visitor wrote', () => {
    const fields = { access_key: 'key', subject: 'From the website' }
    const delivery = { endpoint: 'https://api.web3forms.com/submit', as: 'form', fields } as const
    expect(() => checkDelivery(delivery)).toThrow("the form itself fills in 'subject'")
  })
})
