import { mkdir, writeFile } from 'node:fs/promises'

import { company } from '#src/content/company.ts'
import * as contact from '#src/content/contact.ts'
import { isPlaceholder } from '#src/content/placeholder.ts'

import { CONTACT_CARD } from './addresses.ts'

/** Writes the firm for a phone's address book into a folder, as a vCard 4.0, RFC 6350. */
export async function writeContactCard(folder: string) {
  const hours = contact.workingHours.map((each) => `${each.days}: ${contact.hoursInWords(each)}`)
  const samples =
    isPlaceholder('company.name', 'company.siteUrl') ||
    isPlaceholder('contact.phone', 'contact.email')
  const note = [...hours, ...(samples ? ['Name and contacts are samples until confirmed'] : [])]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(company.name)}`,
    `ORG:${escaped(company.name)}`,
    `TEL;VALUE=uri;TYPE="voice,work";PREF=1:${contact.phoneLink()}`,
    `EMAIL;TYPE=work:${escaped(contact.email)}`,
    ...contact.offices.map(({ name, place, town, country }) => {
      const label = `${name}: ${place}, ${country}`.replaceAll('"', "'")
      return `ADR;TYPE=work;LABEL="${label}":;;;${escaped(town)};;;${escaped(country)}`
    }),
    `URL:${company.siteUrl}`,
    `NOTE:${escaped(note.join('\n'))}`,
    'END:VCARD',
  ]
  await mkdir(folder, { recursive: true })
  await writeFile(folder + CONTACT_CARD, `${lines.map(folded).join('\r\n')}\r\n`)
}

function escaped(text: string) {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n')
}

/** Broken so that no line is over 75 bytes even of two-byte letters, as RFC 6350, 3.2 asks. */
function folded(line: string) {
  return line.replaceAll(/.{36}(?=.)/gu, '$&\r\n ')
}
