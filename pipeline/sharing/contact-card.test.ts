import { expect, test } from 'vitest'

import { email, offices, phoneLink, workingHours } from '#app/content/contact.ts'

import { contactCardText } from './contact-card.ts'

const text = contactCardText()

test('no line is longer than 75 bytes, and each ends as RFC 6350 asks', () => {
  const lines = text.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text).not.toMatch(/[^\r]\n/)
  expect(text.endsWith('END:VCARD\r\n')).toBe(true)
})

test('a card has the phone, the e-mail, both offices and the hours of every day', () => {
  const whole = text.replaceAll('\r\n ', '')
  expect(whole).toContain(`:${phoneLink()}\r\n`)
  expect(whole).toContain(`:${email}\r\n`)
  for (const { name, place } of Object.values(offices)) expect(whole).toContain(`${name}: ${place}`)
  for (const { days } of workingHours) expect(whole).toContain(`${days}: `)
})
