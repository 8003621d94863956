import { writeFile } from 'node:fs/promises'

import { company } from '#app/content/company.ts'
import {
  contactCard,
  email,
  hoursInWords,
  offices,
  phone,
  phoneLink,
  workingHours,
} from '#app/content/contact.ts'
import { isPlaceholder } from '#app/content/placeholder.ts'

/** As vCard 4.0 folds lines: at most this many bytes, the next part after a space. RFC 6350, 3.2. */
const LINE_BYTES = 75

/** Writes the firm as a card for a phone's address book. */
export async function writeContactCard() {
  await writeFile(`public${contactCard.address}`, contactCardText())
}

/** The firm as a vCard 4.0, RFC 6350: both offices, phone, e-mail, hours in the note, site. */
export function contactCardText(): string {
  const hours = workingHours.map((each) => `${each.days}: ${hoursInWords(each)}`)
  const samples = [company.name, phone, email, company.siteUrl].some(isPlaceholder)
  const note = [...hours, ...(samples ? ['Name and contacts are samples until confirmed'] : [])]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(company.name)}`,
    `ORG:${escaped(company.name)}`,
    `TEL;VALUE=uri;TYPE="voice,work";PREF=1:${phoneLink()}`,
    `EMAIL;TYPE=work:${escaped(email)}`,
    ...Object.values(offices).map(({ name, place, town, country }) => {
      const label = `${name}: ${place}, ${country}`.replaceAll('"', "'")
      return `ADR;TYPE=work;LABEL="${label}":;;;${escaped(town)};;;${escaped(country)}`
    }),
    `URL:${company.siteUrl}`,
    `NOTE:${escaped(note.join('\n'))}`,
    'END:VCARD',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function escaped(text: string) {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n')
}

function folded(line: string) {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (bytes + more > LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += more
  }
  return text
}
