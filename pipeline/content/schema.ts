import { z } from 'zod'

import { onMap } from '#app/uganda.ts'

import type { Original, Originals } from '../pictures/originals.ts'
import {
  addressProblem,
  checked,
  coordinates,
  days,
  like,
  number,
  once,
  text,
  time,
  year,
} from './facts.ts'
import type { Placed } from './map-names.ts'
import { meant } from './sentences.ts'

/** All that the owner states, as the files of content/ have it. */
export type Content = z.infer<ReturnType<typeof contentSchema>>

const FORMATS = ['jpeg', 'png', 'webp', 'avif']
const MAX_PICTURE_BYTES = 40_000_000
const MIN_PICTURE_PX = 400
const MAX_PICTURE_PX = 12_000
/** What the contact form itself sends; `link` is its honeypot. */
const OWN_FIELDS = ['name', 'email', 'phone', 'subject', 'message', 'messageId', 'link']

const company = z.strictObject({
  name: text(60),
  shortName: text(30),
  siteUrl: checked((address) => {
    const problem = addressProblem(address)
    const site = URL.parse(address)?.origin
    return problem ?? (site === address ? undefined : `goes on after the name: write ${site}`)
  }),
  slogan: text(60),
  blurb: text(200),
  socialPages: z.array(
    z.strictObject({
      network: text(30),
      icon: z.enum(['facebook', 'x', 'linkedin', 'instagram']),
      url: checked(addressProblem).optional(),
    }),
  ),
})

/** Its mark is moved, and its name placed, once all places of a map are known. */
const onTheMap = coordinates.transform((degrees): Placed => onMap(degrees))

const office = z
  .strictObject({
    name: text(30),
    preposition: z.enum(['in', 'at']),
    place: text(60),
    town: text(40),
    country: z.enum(['Uganda']),
    location: text(30),
    coordinates: onTheMap,
  })
  .transform(({ preposition, coordinates: at, ...rest }) => {
    return { ...rest, at, where: `${preposition} ${rest.place}` }
  })

const workingHours = z
  .strictObject({ days, opens: time.optional(), closes: time.optional() })
  .refine(({ opens, closes }) => (opens ? closes && closes > opens : !closes), {
    error: 'needs opens, and closes with a later time, or neither: write both or none',
  })

const contact = z.strictObject({
  phone: like(
    /^\+[1-9]( ?\d){7,14}$/,
    'is not international: write + and the country first, such as +256 772 123 456',
  ),
  email: like(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is no e-mail address: write one such as info@firm.ug'),
  offices: z.tuple([office], office),
  headOfficeAt: coordinates,
  workingHours: z.array(workingHours),
  subjects: z.tuple([text(40)], text(40)),
})

const point = z.strictObject({ title: text(60), description: text(200) })

const about = z.strictObject({
  story: z.strictObject({
    short: z.strictObject({ heading: text(80), text: text(400) }),
    long: z.strictObject({ heading: text(80) }),
  }),
  vision: text(200),
  mission: text(200),
  values: z.array(point),
  steps: z.array(point).default([]),
  technicalCapabilities: z.array(text(80)),
  capacityLists: z.array(z.strictObject({ title: text(30), items: z.array(text(60)) })),
  leadersExperience: text(200),
  figuresConfirmed: year.optional(),
})

const figure = z.strictObject({ short: text(12), inWords: text(60), label: text(30) })

const figures = z.strictObject({
  experience: figure,
  projects: figure,
  projectValue: figure,
  turnover: figure,
  consultingFees: figure,
  districts: figure,
  satisfaction: figure,
})

const delivery = z
  .strictObject({
    endpoint: checked(addressProblem).optional(),
    as: z.enum(['form', 'json']),
    fields: z
      .record(z.string(), z.string())
      .refine((extra) => !OWN_FIELDS.some((name) => name in extra), {
        error: `have a name that the form itself sends: write others than ${OWN_FIELDS.join(', ')}`,
      })
      .optional(),
  })
  .transform(({ endpoint, ...how }) => (endpoint ? { endpoint, ...how } : undefined))

/** A point of a photograph, in percent from its left and its top. */
const focus = z.custom<readonly [string, string]>(
  (written) => /^(100|\d?\d),(100|\d?\d)$/.test(String(written)),
  'is no point: write whole percents from the left and from the top, such as [50, 30]',
)

/** What makes a file of pictures/ no picture that the build can take, and what to do. */
function pictureProblem(file: Original | undefined) {
  if (!file) return 'cannot be read: save it as jpg or png'
  const { format, bytes, width, height } = file
  const longest = Math.max(width, height)
  if (format === 'heif') {
    return 'is a HEIC file, which browsers do not show: export it from the phone as jpg'
  }
  if (!FORMATS.includes(format)) return `is a ${format} file: save it as jpg or png`
  if (bytes > MAX_PICTURE_BYTES) {
    return `has ${Math.round(bytes / 1e6)} MB: save it as jpg, with at most 40 MB`
  }
  if (longest >= MIN_PICTURE_PX && longest <= MAX_PICTURE_PX) return undefined
  return `has ${width} x ${height} pixels: give it ${MIN_PICTURE_PX} to ${MAX_PICTURE_PX} on its longer side`
}

/**
 * The schema of all content.
 *
 * @param pictures the files of pictures/
 * @param subjects the choices of the contact form, where these can be read
 */
export function contentSchema(pictures: Originals, subjects: unknown) {
  const imageUrl = checked((name) => {
    if (/^\w+:/.test(name)) return addressProblem(name)
    if (!pictures.has(name)) return `is not in pictures: ${meant(name, pictures.keys())}`
    return pictureProblem(pictures.get(name))
  })
  /** A photograph with a focus goes by both. */
  const pictured = <Entry extends { imageUrl: string; focus?: readonly string[] | undefined }>({
    focus: around,
    ...entry
  }: Entry) => {
    const isPhoto = pictures.get(entry.imageUrl)?.isPhoto
    return around && isPhoto
      ? { ...entry, imageUrl: `${entry.imageUrl}#${around.join(',')}` }
      : entry
  }
  const project = z
    .strictObject({
      slug: once("is another project's address: give the file another name"),
      id: once('is the number of another project: write a free one').pipe(number),
      title: text(60),
      category: z.enum(['irrigation', 'water', 'training']),
      location: text(30),
      year,
      coordinates: onTheMap,
      description: text(600),
      imageUrl,
      focus: focus.optional(),
      imageAlt: text(250),
    })
    .transform(({ coordinates: at, ...rest }) => ({ ...pictured(rest), at }))
  const service = z
    .strictObject({
      slug: once("is another service's address: give the file another name"),
      title: text(60),
      description: text(120),
      details: text(600).regex(
        /^([^{]|\{(irrigation|water|training)\})*$/,
        'has braces round a word that has no number: write {irrigation}, {water} or {training}',
      ),
      icon: z.enum(['compass', 'leaf', 'crane', 'sun']),
      subject: Array.isArray(subjects) ? z.enum(subjects.map(String)) : z.string(),
      subServices: z.array(point),
      imageUrl,
      focus: focus.optional(),
      imageAlt: text(250),
    })
    .transform(({ slug, ...rest }) => ({ id: slug, ...pictured(rest) }))
  const leader = z.strictObject({
    slug: z.string(),
    role: text(60),
    name: text(60).optional(),
    description: text(200),
    imageUrl,
    focus: focus.optional(),
  })
  const testimonial = z.strictObject({
    slug: z.string(),
    quote: text(400),
    name: text(60),
    title: text(60),
  })
  return z.strictObject({
    company,
    contact,
    about,
    figures,
    delivery,
    projects: z.tuple([project], project),
    services: z.tuple([service], service),
    leaders: z.array(leader.transform(pictured)),
    testimonials: z.array(testimonial),
  })
}
