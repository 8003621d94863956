import { readFileSync } from 'node:fs'

import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { company } from '#app/content/company.ts'
import {
  contactCard,
  email,
  hoursInWords,
  offices,
  phoneLink,
  workingHours,
} from '#app/content/contact.ts'

const card = ICAL.Component.fromString(readFileSync(`dist${contactCard.address}`, 'utf8'))

test('the card is a vCard 4.0 of an organisation', () => {
  expect(card.name).toBe('vcard')
  expect(valueOf('version')).toBe('4.0')
  expect(valueOf('kind')).toBe('org')
  expect(valueOf('fn')).toBe(company.name)
  expect(valueOf('org')).toBe(company.name)
})

test('its phone, e-mail and site are the firm’s', () => {
  expect(valueOf('tel')).toBe(phoneLink())
  expect(valueOf('email')).toBe(email)
  expect(valueOf('url')).toBe(company.siteUrl)
})

test('both offices are in it, by name, town and country', () => {
  const addresses = card.getAllProperties('adr')
  const written = addresses.map((address) => ({
    label: address.getFirstParameter('label'),
    parts: address.getFirstValue(),
  }))
  expect(written).toEqual(
    Object.values(offices).map(({ name, place, town, country }) => ({
      label: `${name}: ${place}, ${country}`,
      parts: ['', '', '', town, '', '', country],
    })),
  )
})

test('its note has the working hours of every day', () => {
  const lines = String(valueOf('note')).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(workingHours.map((each) => `${each.days}: ${hoursInWords(each)}`)),
  )
})

function valueOf(name: string) {
  return card.getFirstPropertyValue(name)
}
