import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/max'
import { z } from 'zod'

import { coordinates, days, endProblem, refined, text, time } from './field-types.ts'
import { daysIn } from './week.ts'

/** Where the map marks a place. */
export const onTheMap = coordinates.meta({ title: 'Place on the map', format: 'place' })

const office = z
  .strictObject({
    name: text(30),
    preposition: z.enum(['in', 'at']).meta({ title: 'In or at' }),
    place: text(60),
    town: text(40),
    country: z.enum(['Uganda']),
    location: text(30).meta({ title: 'Name on our map' }),
    coordinates: onTheMap,
  })
  .transform(({ preposition, place: named, ...rest }) => {
    // whoever reads of 'Plot 5, Main Street' asks in which town
    const place = named.includes(rest.town) ? named : `${named}, ${rest.town}`
    return { ...rest, place, where: `${preposition} ${place}` }
  })

const workingHours = z
  .strictObject({ days, opens: time.optional(), closes: time.optional() })
  .superRefine(({ opens, closes }, { addIssue }) => {
    if (!opens !== !closes) addIssue('needs opens and closes, or neither: write both or none')
    if (opens && closes && closes <= opens) {
      addIssue(
        `closes at ${closes}, before it opens at ${opens}: write the later time, such as 17:00 for 5 PM`,
      )
    }
  })

/** Whether two of the working hours say something about the same time; a closed day is one. */
function overlap(one: z.infer<typeof workingHours>, other: z.infer<typeof workingHours>): boolean {
  const { opens = '00:00', closes = '24:00' } = one
  const sameDay = daysIn(one.days).some((day) => daysIn(other.days).includes(day))
  return sameDay && opens < (other.closes ?? '24:00') && (other.opens ?? '00:00') < closes
}

const INTERNATIONAL = {
  pattern: String.raw`^\+[1-9]( ?\d){7,14}$`,
  problem: 'is not international: write + and the country first, such as +256 772 123 456',
}
const LOOK_AGAIN = 'look at it again, and write one such as +256 772 123 456'

/** A phone number that can be called from anywhere, by the numbering plan of its country. */
const phone = refined((written) => {
  const [sign] = /^\+\d/.test(written) ? (/[^+\d ]/.exec(written) ?? []) : []
  if (sign) return `has '${sign}' in it: write one number, with digits and spaces behind the +`
  if (!new RegExp(INTERNATIONAL.pattern).test(written)) return INTERNATIONAL.problem
  const number = parsePhoneNumberFromString(written)
  if (!number?.country) return `begins with no country's number: ${LOOK_AGAIN}`
  const { countryCallingCode, nationalNumber } = number
  // which the library takes away
  if (written.replaceAll(/\D/g, '') !== countryCallingCode + nationalNumber) {
    const inThrees = nationalNumber.replaceAll(/(\d{3})(?=\d)/g, '$1 ')
    const cure = `write +${countryCallingCode} ${inThrees}`
    return `has a 0 behind the country, which nobody abroad can call: ${cure}`
  }
  const length = validatePhoneNumberLength(written)
  if (length === 'TOO_LONG') return `has too many digits: ${LOOK_AGAIN}`
  if (length === 'TOO_SHORT') return `has too few digits: ${LOOK_AGAIN}`
  return number.isValid() ? undefined : `is no number that its country gives: ${LOOK_AGAIN}`
}).meta({ pattern: INTERNATIONAL.pattern })

const MAIL = {
  pattern: String.raw`^[\w+'-]+(\.[\w+'-]+)*@([A-Za-z\d-]+\.)+[A-Za-z]{2,}$`,
  problem: 'is no e-mail address: write one such as info@firm.ug',
}

const email = refined((written) => {
  return new RegExp(MAIL.pattern).test(written) ? endProblem(written) : MAIL.problem
}).meta({ pattern: MAIL.pattern })

/** A choice that is there twice cannot be told from the other. */
function noneTwice(choices: readonly string[], context: z.core.$RefinementCtx) {
  for (const [index, choice] of choices.entries()) {
    const message = `'${choice}' is there twice: take one of the two away`
    if (choices.indexOf(choice) < index)
      context.addIssue({ code: 'custom', path: [index], message })
  }
}

/** What a visitor may come with, and the service that is for it. */
function need(services: readonly string[]) {
  return z.strictObject({
    name: text(30).meta({ title: 'What is needed' }),
    service: services.length > 0 ? z.enum(services) : z.string(),
    message: text(120).meta({ title: 'How the message begins' }),
  })
}

/**
 * content/contact.yaml
 *
 * @param services the names of the files of services
 */
export const contact = (services: readonly string[]) =>
  z.strictObject({
    phone,
    email,
    offices: z.tuple([office], office),
    headOfficeAt: coordinates.meta({ title: 'Head office on the street map' }),
    workingHours: z.array(workingHours).superRefine((all, context) => {
      for (const [index, hours] of all.entries()) {
        const other = all.slice(0, index).find((each) => overlap(each, hours))
        const message = `meets the hours of ${other?.days}: write each time of a day once`
        if (other) context.addIssue({ code: 'custom', path: [index], message })
      }
    }),
    subjects: z
      .tuple([text(40)], text(40))
      .superRefine(noneTwice)
      .meta({ title: 'Subjects of the contact form' }),
    needs: z.array(need(services)).default([]),
  })
