import { expect, test } from 'vitest'

import {
  email,
  emailLink,
  hoursInWords,
  offices,
  phone,
  phoneLink,
  streetMap,
  subjectFrom,
  subjects,
  whatsAppDigits,
  whatsAppLink,
  workingHours,
} from './contact.ts'

test('the working hours read as the owner writes them', () => {
  expect(workingHours.map((hours) => [hours.days, hoursInWords(hours)])).toEqual([
    ['Monday to Friday', '8:00 AM to 5:00 PM'],
    ['Saturday', '9:00 AM to 1:00 PM'],
    ['Sunday', 'Closed'],
  ])
})

test('hours turn to the twelve-hour clock at noon and midnight', () => {
  expect(hoursInWords({ days: 'A day', opens: '00:00', closes: '12:00' })).toBe(
    '12:00 AM to 12:00 PM',
  )
  expect(hoursInWords({ days: 'A day', opens: '11:30', closes: '23:05' })).toBe(
    '11:30 AM to 11:05 PM',
  )
  expect(hoursInWords({ days: 'A day', opens: '08:00' })).toBe('Closed')
})

test('the subjects are the seven of the specification, in its order', () => {
  expect(subjects).toEqual([
    'Irrigation Systems',
    'Water Supply',
    'Civil Engineering',
    'Agricultural Engineering',
    'Electrical Engineering',
    'Urban Planning',
    'Other',
  ])
})

test('an address asks for a subject, and an unknown one is ignored', () => {
  expect(asked('subject=Water+Supply')).toBe('Water Supply')
  expect(asked('subject=Other')).toBe('Other')
  for (const query of ['', 'subject=', 'subject=water+supply', 'subject=Bridges', 'topic=Other']) {
    expect(asked(query), query).toBeUndefined()
  }
})

test('the two chat messages are the two of the specification', () => {
  expect(messageOf(whatsAppLink('services'))).toBe(
    'Hello, I would like to learn more about your services.',
  )
  expect(messageOf(whatsAppLink('inquiry'))).toBe(
    'Hello, I would like to inquire about your services.',
  )
})

test('a chat address has digits only and its spaces as %20', () => {
  expect(whatsAppDigits).toMatch(/^\d+$/)
  const start = `https://wa.me/${whatsAppDigits}?text=`
  expect(whatsAppLink('services').startsWith(start)).toBe(true)
  expect(whatsAppLink('services').slice(start.length)).toMatch(/^Hello%2C%20I%20[^+ ]+$/)
})

test('phone and email become links without spaces', () => {
  expect(phoneLink()).toBe(`tel:${phone.replaceAll(' ', '')}`)
  expect(phoneLink()).toMatch(/^tel:\+\d+$/)
  expect(phoneLink()).toContain(whatsAppDigits)
  expect(emailLink()).toBe(`mailto:${email}`)
})

test('the offices are in Kitgum Municipality and at a university in Kampala', () => {
  expect(offices.head.place).toBe('Kitgum Municipality')
  expect(offices.consulting.place).toBe('a university in Kampala')
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

function asked(query: string) {
  return subjectFrom(new URLSearchParams(query))
}

function messageOf(link: string) {
  return new URL(link).searchParams.get('text')
}
