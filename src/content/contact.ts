import { facts } from './facts.ts'
import { daysIn, stretchesInWords } from './week.ts'
import { capitalised } from './words.ts'

export const email = facts.contact.email
/** The first is the head office. */
export const offices = facts.contact.offices
export const phone = facts.contact.phone
/** What the contact form can be about. */
export const subjects = facts.contact.subjects
export const workingHours = facts.contact.workingHours

/** A stretch of the week with the same working hours. */
export type OpeningHours = (typeof workingHours)[number]

/** The number, digits only, as WhatsApp's click-to-chat addresses want it. */
export const whatsAppDigits = phone.replace(/\D/g, '')

const [headOffice] = offices

const whatsAppMessages = {
  services: 'Hello, I would like to learn more about your services.',
  inquiry: 'Hello, I would like to inquire about your services.',
} as const

const { latitude, longitude } = facts.contact.headOfficeAt
const inDegrees = `${latitude},${longitude}`

/** What the street map shows on each side of the office, in degrees: some streets of the town. */
const AROUND = { latitude: 0.02, longitude: 0.025 }

/** The street map of the head office: OpenStreetMap's embed, which needs no key. */
export const streetMap = {
  title: `Street map of ${headOffice.town}`,
  offices: offices.map(({ location }, index) => ({ slug: slugOfOffice(index), location })),
  embedUrl: `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    // west, south, east, north
    bbox: [
      longitude - AROUND.longitude,
      latitude - AROUND.latitude,
      longitude + AROUND.longitude,
      latitude + AROUND.latitude,
    ]
      .map((degrees) => degrees.toFixed(3))
      .join(),
    layer: 'mapnik',
    marker: inDegrees,
  })}`,
  linkUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  /** What opening it costs a visitor on metered data, in megabytes: an estimate. */
  megabytes: 1,
} as const

/** The way to the head office, in whatever app a phone has for it, and on the web. */
export const directions = {
  geoUrl: `geo:${inDegrees}?q=${inDegrees}(${encodeURIComponent(headOffice.place)})`,
  webUrl: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(inDegrees)}`,
} as const

/** What an office is called among the places of a map, by its place in their list: as no project is. */
export function slugOfOffice(index: number): string {
  return `Office ${index + 1}`
}

/** The `tel:` address of the firm's phone. */
export function phoneLink(): string {
  return `tel:${phone.replaceAll(' ', '')}`
}

/** The `mailto:` address of the firm. */
export function emailLink(): string {
  return `mailto:${email}`
}

/** A click-to-chat address with the message already written. */
export function whatsAppLink(message: keyof typeof whatsAppMessages): string {
  return chatLink(whatsAppMessages[message])
}

/**
 * The same for any message.
 *
 * @public for extras
 */
export function chatLink(message: string): string {
  return `https://wa.me/${whatsAppDigits}?text=${encodeURIComponent(message)}`
}

/** 'Head office in Kitgum Municipality, consulting office at a university in Kampala'. */
export function officesInWords(): string {
  return capitalised(offices.map(({ name, where }) => `${name.toLowerCase()} ${where}`).join(', '))
}

/** The days of the week on which the offices are open: 'Monday to Saturday', or ''. */
export function openDays(): string {
  const open = workingHours.filter(({ opens }) => opens).flatMap(({ days }) => daysIn(days))
  return stretchesInWords(open)
}

/** Working hours in words: '8:00 AM to 5:00 PM', or 'Closed'. */
export function hoursInWords(hours: OpeningHours): string {
  if (!hours.opens || !hours.closes) return 'Closed'
  return `${twelveHour(hours.opens)} to ${twelveHour(hours.closes)}`
}

/** The subject a query string asks for, or nothing when the form does not offer it. */
export function subjectFrom(search: URLSearchParams): string | undefined {
  return subjects.find((subject) => subject === search.get('subject'))
}

function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, '0')} ${half}`
}
