import type { Entry } from '#src/content/entry.ts'

import type { Told } from './warning.ts'

/** What people do, and hardly what they are called. */
const ROLE =
  /\b(director|manager|engineer|advis[eo]r|expert|officer|accountant|secretary|surveyor|supervisor|chairperson|headteacher)\b/i
/** A person may be called Manager, too. */
const AT_END = new RegExp(`(${ROLE.source})$`, 'i')
/** How a person is written to, with the name. */
const PERSON = /^(Mr|Mrs|Ms|Miss|Madam|Dr|Eng|Hajj?i|Hajat)\.? \p{Lu}\p{Ll}/u
/** Behind the last sentence of a quote, who said it. */
const WHOSE = /[.!?]["”’]? ?[-–—~] ?(\p{Lu}[^.!?]{1,80})$/u

/** A leader's name and role, each in the place of the other. */
export function aboutLeader({ fields }: Entry, told: Told) {
  const [name, role] = [String(fields?.['name'] ?? ''), String(fields?.['role'] ?? '')]
  if (isPerson(role)) return [told(['role'], `'${role}' is a person: write it as name`)]
  const isExchanged = AT_END.test(name) && !ROLE.test(role) && !/(^| )\p{Ll}/u.test(role)
  return isExchanged ? [told(['name'], `'${name}' is a role: write it as role`)] : []
}

/** A client who is named, or whose words say whose they are. */
export function aboutTestimonial({ fields }: Entry, told: Told) {
  const [name, quote] = [String(fields?.['name'] ?? ''), String(fields?.['quote'] ?? '')]
  const [, whose] = WHOSE.exec(quote) ?? []
  const isDistrict = name.endsWith(' District')
  return [
    ...(isDistrict
      ? [
          told(
            ['name'],
            `'${name}' is a district: write it as title, and the client's role as name`,
          ),
        ]
      : []),
    ...(isPerson(name)
      ? [told(['name'], `'${name}' is a person: write the role alone, such as Farmer`)]
      : []),
    ...(whose
      ? [
          told(
            ['quote'],
            `the words end with whose they are, '${whose}': write that as name and title alone`,
          ),
        ]
      : []),
  ]
}

function isPerson(name: string) {
  return PERSON.test(name) && !ROLE.test(name)
}
