import { readFileSync } from 'node:fs'

import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { company } from '#src/content/company.ts'
import { email, hoursInWords, offices, phoneLink, workingHours } from '#src/content/contact.ts'

import { CONTACT_CARD } from '../addresses.ts'

const text = readFileSync(`dist${CONTACT_CARD}`, 'utf8')
const card = ICAL.Component.fromString(text)

test('a phone saves the firm with its phone, e-mail, site and hours', () => {
  expect(valueOf('version')).toBe('4.0')
  expect(valueOf('fn')).toBe(company.name)
  expect(valueOf('tel')).toBe(phoneLink())
  expect(valueOf('email')).toBe(email)
  expect(valueOf('url')).toBe(company.siteUrl)
  const hours = workingHours.map((each) => `${each.days}: ${hoursInWords(each)}`)
  expect(String(valueOf('note')).split('\n')).toEqual(expect.arrayContaining(hours))
})

test('every office is in it, by name, town and country', () => {
  const written = card.getAllProperties('adr').map((address) => ({
    label: address.getFirstParameter('label'),
    parts: address.getFirstValue(),
  }))
  expect(written).toEqual(
    offices.map(({ name, place, town, country }) => ({
      label: `${name}: ${place}, ${country}`,
      parts: ['', '', '', town, '', '', country],
    })),
  )
})

test('its lines end and are folded as RFC 6350 asks', () => {
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text).not.toMatch(/[^\r]\n/)
})

function valueOf(name: string) {
  return card.getFirstPropertyValue(name)
}
