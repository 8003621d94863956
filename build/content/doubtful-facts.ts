import { closest, distance } from 'fastest-levenshtein'
import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

import type { Entry } from '#src/content/entry.ts'
import type { Facts } from '#src/content/read.ts'
import { signMeant } from '#src/content/social-page.ts'

import { aboutFigures } from './doubtful-figures.ts'
import { aboutLayers } from './doubtful-layers.ts'
import { aboutLeader, aboutTestimonial } from './doubtful-people.ts'
import { aboutProject, aboutReasons, aboutService } from './doubtful-work.ts'
import type { Told } from './warning.ts'

/** What most people here have their mail at; mistyped, it is nobody's. */
const MAIL = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com']
/** Others that are as near to these as a slip of the hand. */
const OTHER_MAIL = ['ymail.com', 'mail.com', 'email.com']

/** Where the offices are, by the code that ISO 3166 has for it. */
const HERE = 'UG'
const CODE = `+${getCountryCallingCode(HERE)}`
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })

/** What the form itself says before a choice. */
const NO_CHOICE = /^(please )?(select|choose|pick) (an?|the|your) /i
const LAST_CHOICE = /^(others?|(any|some)thing else)$/i

/** Facts that do not fit each other, or stand in each other's place. */
export function aboutFacts(entry: Entry, facts: Facts, told: Told) {
  const { group } = entry
  if (group === 'figures') return aboutFigures(facts, told)
  if (group === 'contact') return aboutContact(facts.contact, told)
  if (group === 'company') return aboutCompany(facts.company, told)
  if (group === 'delivery') return aboutDelivery(facts.delivery, told)
  if (group === 'home') return aboutLayers(facts.home, told)
  if (group === 'about') return [...aboutLayers(facts.about, told), ...aboutReasons(facts, told)]
  if (group === 'projects') return aboutProject(entry, facts, told)
  if (group === 'services') return aboutService(entry, told)
  if (group === 'leaders') return aboutLeader(entry, told)
  return group === 'testimonials' ? aboutTestimonial(entry, told) : []
}

function aboutCompany({ name: whole, shortName, socialPages }: Facts['company'], told: Told) {
  const isLonger = shortName.length > whole.length
  return [
    ...(isLonger
      ? [told(['shortName'], 'shortName is longer than name: write the shorter one here')]
      : []),
    ...socialPages.flatMap((page, index) => {
      const sign = signMeant(page)
      const what = `'${page.network}' has the icon ${page.icon}: write icon: ${sign}, or the other name`
      return sign ? [told(['socialPages', index, 'network'], what)] : []
    }),
  ]
}

function aboutContact({ email, phone, offices, subjects, needs }: Facts['contact'], told: Told) {
  return [
    ...aboutMail(email, told),
    ...aboutPhone(phone, told),
    ...offices.flatMap(({ place }, index) => {
      const [word] = /^(in|at) /.exec(place) ?? []
      const what = `'${place}' begins with '${word?.trim()}', which preposition says: take it away here`
      return word ? [told(['offices', index, 'place'], what)] : []
    }),
    ...subjects.flatMap((subject, index) => {
      const isEarly = LAST_CHOICE.test(subject) && index < subjects.length - 1
      const early = `'${subject}' stands before other subjects: write it last`
      const none = `'${subject}' is no subject, and the form says so by itself: take it away`
      if (NO_CHOICE.test(subject)) return [told(['subjects', index], none)]
      return isEarly ? [told(['subjects', index], early)] : []
    }),
    ...needs.flatMap(({ name, message }, index) => {
      const other = needs.slice(0, index).find((each) => each.message === message)
      const what = `the message of '${name}' is that of '${other?.name}': write how one about it begins`
      return other ? [told(['needs', index, 'message'], what)] : []
    }),
  ]
}

function aboutDelivery(delivery: Facts['delivery'], told: Told) {
  const { endpoint = '' } = delivery ?? {}
  const what = `'${endpoint}' is this computer, and no visitor's message comes there: write the address of the form service`
  return endpoint.startsWith('http:') ? [told(['endpoint'], what)] : []
}

function aboutMail(email: string, told: Told) {
  const host = email.replace(/.*@/, '').toLowerCase()
  const meant = closest(host, MAIL)
  if (MAIL.includes(host) || OTHER_MAIL.includes(host) || distance(host, meant) > 2) return []
  return [told(['email'], `'${host}' is one letter or two from ${meant}: look at it again`)]
}

function aboutPhone(phone: string, told: Told) {
  const number = parsePhoneNumberFromString(phone)
  const country = number?.country ?? HERE
  if (country !== HERE) {
    const [other, here] = [country, HERE].map((each) => COUNTRIES.of(each))
    const what = `'${phone}' is a number of ${other}: look at it again, ${here}'s begin with ${CODE}`
    return [told(['phone'], what)]
  }
  const what = `'${phone}' is a landline, and all links to WhatsApp lead there: write a mobile phone's number`
  return number?.getType() === 'FIXED_LINE' ? [told(['phone'], what)] : []
}
