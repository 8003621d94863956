import { expect, test } from 'vitest'

import {
  hoursInWords,
  phoneLink,
  streetMap,
  subjectFrom,
  subjects,
  whatsAppDigits,
  whatsAppLink,
} from './contact.ts'

test('hours turn to the twelve-hour clock at noon and midnight', () => {
  expect(hoursInWords({ days: 'A day', opens: '00:00', closes: '12:00' })).toBe(
    '12:00 AM to 12:00 PM',
  )
  expect(hoursInWords({ days: 'A day', opens: '11:30', closes: '23:05' })).toBe(
    '11:30 AM to 11:05 PM',
  )
  expect(hoursInWords({ days: 'A day', opens: '08:00' })).toBe('Closed')
})

test('an address asks for a subject, and an unknown one is ignored', () => {
  const [subject] = subjects
  expect(asked({ subject })).toBe(subject)
  for (const query of [
    {},
    { subject: '' },
    { subject: `${subject}, or not` },
    { topic: subject },
  ]) {
    expect(asked(query), JSON.stringify(query)).toBeUndefined()
  }
})

test('a chat address has digits only and its spaces as %20, a phone link no spaces', () => {
  const start = `https://wa.me/${whatsAppDigits}?text=`
  expect(start).toMatch(/\/\d+\?/)
  expect(whatsAppLink('services').slice(start.length)).toMatch(/^Hello%2C%20I%20[^+ ]+$/)
  expect(phoneLink()).toBe(`tel:+${whatsAppDigits}`)
})

test('the street map marks a place inside the part it shows', () => {
  const { searchParams } = new URL(streetMap.embedUrl)
  const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number)
  const [latitude, longitude] = (searchParams.get('marker') ?? '').split(',').map(Number)
  expect(longitude).toBeGreaterThan(Number(west))
  expect(longitude).toBeLessThan(Number(east))
  expect(latitude).toBeGreaterThan(Number(south))
  expect(latitude).toBeLessThan(Number(north))
})

function asked(query: Record<string, string>) {
  return subjectFrom(new URLSearchParams(query))
}
