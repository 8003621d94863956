import { z } from 'zod'

import {
  checked,
  choice,
  coordinates,
  fields,
  list,
  notHttps,
  number,
  onlyOnce,
  some,
  text,
  webAddress,
} from './fields.ts'
import { nearest } from './nearest.ts'

/** All that the owner states, as the files of content/ have it. */
export type Content = z.infer<ReturnType<typeof contentSchema>>

const FIRST_YEAR = 1990
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const FORMATS = ['jpeg', 'png', 'webp', 'avif']
const CATEGORIES = ['irrigation', 'water', 'training'] as const
/** What the contact form itself sends; `link` is its honeypot. */
const OWN_FIELDS = ['name', 'email', 'phone', 'subject', 'message', 'messageId', 'link']
/** For trying a receiver on the machine the site is built on. */
const LOCAL_HOST = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/

const year = number('a year, such as 2024', (written) => {
  const now = new Date().getFullYear()
  if (written >= FIRST_YEAR && written <= now) return undefined
  return `${written} is ${written > now ? 'in the future' : 'too early'}: write a year from ${FIRST_YEAR} to ${now}`
})

const company = fields({
  name: text("the firm's name in full", 60),
  shortName: text("the firm's name where there is little room", 30),
  siteUrl: checked('the address of the site, such as https://www.firm.co.ug', (address) => {
    const problem = notHttps(address)
    if (problem || new URL(address).origin === address) return problem
    return `'${address}' goes on after the site's name: write ${new URL(address).origin}`
  }),
  slogan: text('the heading of Home', 60),
  blurb: text('what the firm is, in one sentence', 200),
  socialPages: list(
    fields({
      network: text('the name of the network', 30),
      icon: choice(['facebook', 'x', 'linkedin', 'instagram']),
      url: webAddress.optional(),
    }),
    8,
  ),
})

const time = checked('a time of day, such as 08:00', (written) => {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(written)) return undefined
  return `'${written}' is no time of day: write it with four digits, such as 08:00 or 17:30`
})

const workingHours = fields({
  days: checked('a day, or two such as Monday to Friday', (days) => {
    const [from = -1, to = from, ...more] = days.split(' to ').map((day) => WEEK.indexOf(day))
    if (from >= 0 && to >= from && more.length === 0) return undefined
    return `'${days}' is no part of a week: write Sunday, for example, or Monday to Friday`
  }),
  opens: time.optional(),
  closes: time.optional(),
}).superRefine(({ opens, closes }, { addIssue }) => {
  if (!opens !== !closes) addIssue('has one time only: write both opens and closes, or neither')
  if (opens && closes && closes <= opens)
    addIssue(`closes before it opens: write a time after ${opens}`)
})

const contact = fields({
  phone: checked('the phone number, such as +256 772 123 456', (written) => {
    if (/^\+[1-9]( ?\d){7,14}$/.test(written)) return undefined
    return `'${written}' is not international: write + and the country first, such as +256 772 123 456`
  }),
  email: checked('the e-mail address', (address) => {
    if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return undefined
    return `'${address}' is no e-mail address: write one such as info@firm.co.ug`
  }),
  offices: some(
    fields({
      name: text('what the office is called', 30),
      preposition: choice(['in', 'at']),
      place: text('where it is', 60),
      town: text('its town', 40),
      country: choice(['Uganda']),
      location: text('what the map calls its town', 30),
      coordinates,
    }).transform(({ preposition, ...office }) => {
      return { ...office, where: `${preposition} ${office.place}` }
    }),
    5,
  ),
  headOfficeAt: coordinates,
  workingHours: some(workingHours, 7),
  subjects: some(text('a subject', 40), 12),
})

const point = fields({ title: text('its title', 60), description: text('a sentence on it', 200) })

const about = fields({
  story: fields({
    short: fields({ heading: text('the heading on Home', 80), text: text('the story', 400) }),
    long: fields({ heading: text('the heading on About', 80) }),
  }),
  vision: text('the vision', 200),
  mission: text('the mission', 200),
  values: some(point, 8),
  technicalCapabilities: some(text('a capability', 80), 10),
  capacityLists: some(
    fields({ title: text('a step of the work', 30), items: some(text('a capacity', 60), 8) }),
    4,
  ),
  leadersExperience: text('how experienced the leaders are', 200),
})

const figure = fields({
  short: text('the figure as short as it can be, such as 5+', 12),
  inWords: text('the figure as in a sentence, such as over 5 years', 60),
  label: text('what is counted', 30),
})

const figures = fields({
  // for the owner alone
  confirmed: year.optional(),
  experience: figure,
  projects: figure,
  projectValue: figure,
  turnover: figure,
  consultingFees: figure,
  districts: figure,
  satisfaction: figure,
}).transform((all) => {
  const { confirmed: _, ...stated } = all
  return stated
})

const delivery = fields({
  endpoint: checked('the address that messages are sent to', (address) => {
    if (LOCAL_HOST.test(address)) return undefined
    const hasUser = URL.canParse(address) && new URL(address).username
    return hasUser
      ? `'${address}' has a user name, which browsers refuse: write it without`
      : notHttps(address)
  }).optional(),
  as: choice(['form', 'json']),
  fields: z
    .record(z.string(), z.string())
    .refine((extra) => !OWN_FIELDS.some((name) => name in extra), {
      error: ({ input }) => {
        const taken = OWN_FIELDS.find((name) => name in Object(input))
        return `has '${taken}', which the form itself sends: give it another name`
      },
    })
    .optional(),
}).transform(({ endpoint, ...how }) => (endpoint ? { endpoint, ...how } : undefined))

/**
 * The schema of all content.
 *
 * @param pictures the files of pictures/, each with its format, or nothing where it cannot be read
 * @param subjects the choices of the contact form, where these can be read
 */
export function contentSchema(
  pictures: ReadonlyMap<string, string | undefined>,
  subjects: unknown,
) {
  const pictured = {
    imageUrl: checked('the name of a file of pictures, or an https address', (name) => {
      if (/^\w+:/.test(name)) return notHttps(name)
      if (!pictures.has(name))
        return `'${name}' is not in pictures: ${nearest(name, pictures.keys())}`
      const format = pictures.get(name)
      if (format && FORMATS.includes(format)) return undefined
      return `'${name}' ${format ? `is of the kind ${format}` : 'cannot be read'}: save it as jpg or png`
    }),
    imageAlt: text('what the picture shows, for those who cannot see it', 250),
  }
  const { imageUrl } = pictured
  const project = fields({
    slug: checked(
      'a name',
      onlyOnce("is another project's address too: give the file another name"),
    ),
    id: number(
      'a number of its own',
      onlyOnce('is the number of another project: write a free one'),
    ),
    title: text('what was done', 60),
    category: choice(CATEGORIES),
    location: text('the district or town', 30),
    year,
    coordinates,
    description: text('what was done, in a sentence or two', 600),
    ...pictured,
  })
  const service = fields({
    id: checked('a name', onlyOnce("is another service's address too: give the file another name")),
    title: text('what the service is called', 60),
    description: text('one line for the card', 120),
    details: text('two or three sentences', 600, (details) => {
      const [, kind] = details.match(/\{(?!(?:irrigation|water|training)\})(.*?)\}/) ?? []
      return kind && `has {${kind}}: write {irrigation}, {water} or {training}`
    }),
    icon: choice(['compass', 'leaf', 'crane', 'sun']),
    subject: Array.isArray(subjects) ? choice(subjects.map(String)) : z.string(),
    subServices: some(point, 12),
    ...pictured,
  })
  const leader = fields({
    role: text('the role', 60),
    name: text('the name', 60).optional(),
    description: text('what the leader does, in a sentence', 200),
    imageUrl,
  })
  const testimonial = fields({
    slug: z.string(),
    quote: text("the client's words", 400),
    name: text("the client's role", 60),
    title: text("the client's district", 60),
  })
  return z.strictObject({
    company,
    contact,
    about,
    figures,
    delivery,
    projects: some(project, 60),
    services: some(service, 12),
    leaders: list(leader, 12),
    testimonials: list(testimonial, 12),
  })
}
