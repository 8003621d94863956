import { placeholder } from './placeholder.ts'

/** A stretch of the week with the same working hours. */
export type OpeningHours = {
  days: string
  /** On a 24-hour clock, '08:00'; neither is there on a closed day. */
  opens?: string
  closes?: string
}

/**
 * The firm's phone number, which is its WhatsApp number too: in international form, with the spaces
 * people read it by.
 */
export const phone = placeholder('+256 700 000 000')

/** The same number, digits only, as WhatsApp's click-to-chat addresses want it. */
export const whatsAppDigits = phone.replace(/\D/g, '')

/** The firm's e-mail address. */
export const email = placeholder('info@example.com')

/** The offices, each with what the map calls its town, and the degrees north and east of that. */
export const offices = {
  head: {
    name: 'Head office',
    place: 'Kitgum Municipality',
    town: 'Kitgum Municipality',
    country: 'Uganda',
    location: 'Kitgum',
    coordinates: { latitude: 3.28, longitude: 32.88 },
  },
  consulting: {
    name: 'Consulting office',
    place: 'a university in Kampala',
    town: 'Kampala',
    country: 'Uganda',
    location: 'Kampala',
    coordinates: { latitude: 0.35, longitude: 32.58 },
  },
} as const

export const workingHours = [
  { days: 'Monday to Friday', opens: '08:00', closes: '17:00' },
  { days: 'Saturday', opens: '09:00', closes: '13:00' },
  { days: 'Sunday' },
] as const satisfies readonly OpeningHours[]

/** The choices of the contact form, in the owner's order. */
export const subjects = [
  'Irrigation Systems',
  'Water Supply',
  'Civil Engineering',
  'Agricultural Engineering',
  'Electrical Engineering',
  'Urban Planning',
  'Other',
] as const

export type Subject = (typeof subjects)[number]

const whatsAppMessages = {
  services: 'Hello, I would like to learn more about your services.',
  inquiry: 'Hello, I would like to inquire about your services.',
} as const

/**
 * The head office on the street map, its latitude and longitude in degrees: the centre of Kitgum,
 * until the owner marks the office.
 */
const headOfficeAt = placeholder('3.29,32.885')

const [latitude = 0, longitude = 0] = headOfficeAt.split(',').map(Number)

/** What the street map shows on each side of the office, in degrees: some streets of the town. */
const AROUND = { latitude: 0.02, longitude: 0.025 }

/** The street map of the head office: OpenStreetMap's embed, which needs no key. */
export const streetMap = {
  title: 'Street map of Kitgum Municipality',
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
    marker: headOfficeAt,
  })}`,
  linkUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  /** What opening it costs a visitor on metered data, in megabytes: an estimate. */
  megabytes: 1,
} as const

/** The firm for a phone's address book. */
export const contactCard = { address: '/contact.vcf' } as const

/** The way to the head office, in whatever app a phone has for it, and on the web. */
export const directions = {
  geoUrl: `geo:${headOfficeAt}?q=${headOfficeAt}(${encodeURIComponent(offices.head.place)})`,
  webUrl: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(headOfficeAt)}`,
} as const

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
  return `https://wa.me/${whatsAppDigits}?text=${encodeURIComponent(whatsAppMessages[message])}`
}

/** A WhatsApp address that hands something on to whomever the visitor chooses. */
export function whatsAppShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** Working hours in words: '8:00 AM to 5:00 PM', or 'Closed'. */
export function hoursInWords(hours: OpeningHours): string {
  if (!hours.opens || !hours.closes) return 'Closed'
  return `${twelveHour(hours.opens)} to ${twelveHour(hours.closes)}`
}

/** The subject a query string asks for, or nothing when the form does not offer it. */
export function subjectFrom(search: URLSearchParams): Subject | undefined {
  return subjects.find((subject) => subject === search.get('subject'))
}

function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, '0')} ${half}`
}
