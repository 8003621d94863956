import { z } from 'zod'

import { contact, onTheMap } from './contact-fields.ts'
import { delivery } from './delivery-fields.ts'
import {
  addressProblem,
  refined,
  matching,
  number,
  unique,
  siteAddress,
  text,
  year,
} from './field-types.ts'
import { alternative, focus, imageUrl, opening, pictured } from './picture-fields.ts'
import { socialPage } from './social-page.ts'
import { listInWords } from './words.ts'

/** All that the owner states, as the files of content/ have it. */
export type Content = z.infer<ReturnType<typeof contentSchema>>

const company = z.strictObject({
  name: text(60),
  shortName: text(30),
  siteUrl: siteAddress.meta({ title: 'Address of this site' }),
  slogan: text(60),
  blurb: text(200),
  socialPages: z.array(socialPage),
})

const category = z.enum(['irrigation', 'water', 'training'])
/** What a text names in braces becomes the number of projects of that kind. */
const counts = category.options.map((kind) => `{${kind}}`)

const point = z.strictObject({ title: text(60), description: text(200) })

const reason = z
  .strictObject({
    title: text(60),
    description: text(200).optional(),
    office: text(30).optional(),
    region: z.enum(['north']).optional(),
    category: category.optional(),
    project: text(40).optional(),
  })
  .refine((each) => [each.description, each.office, each.category && each.project].some(Boolean), {
    error: 'says nothing: write a description, an office, or a category and what to call a project',
  })

const aboutFields = {
  story: z.strictObject({
    short: z.strictObject({ heading: text(80), text: text(400) }),
    long: z.strictObject({ heading: text(80) }),
  }),
  vision: text(200),
  mission: text(200),
  values: z.tuple([point], point),
  reasons: z.tuple([reason], reason),
  steps: z.array(point).default([]),
  technicalCapabilities: z.tuple([text(80)], text(80)),
  capacityLists: z.array(z.strictObject({ title: text(30), items: z.tuple([text(60)], text(60)) })),
  leadersExperience: text(200),
  figuresConfirmed: year.optional(),
}

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

/** The place in its list of an entry; others follow, by the numbers in the names of their files. */
const order = number.optional()

/** Once the list is in order, no page needs it. */
function withoutOrder<Entry extends { order?: number | undefined }>(entry: Entry) {
  const { order: _, ...others } = entry
  return others
}

/** What GitHub is told of the helper is not the helper's own address. */
function signInProblem(address: string) {
  const [own] = address.split(/\/(?:auth|callback)\b/)
  return addressProblem(address) ?? (own === address ? undefined : `goes on after it: write ${own}`)
}

const editing = z.strictObject({
  repository: matching(
    /^[\w.-]+\/[\w.-]+(?<!\.git)$/,
    'is no repository: write its owner and its name, such as firm/website',
  ).optional(),
  branch: matching(/^[^\s~^:?*[\\]+$/, 'is no branch: write its name alone, such as main'),
  signInAt: refined(signInProblem).meta({ title: 'Where people sign in' }).optional(),
})

/**
 * The schema of all content.
 *
 * @param subjects the choices of the contact form, where these can be read
 * @param services the names of the files of services
 */
export function contentSchema(subjects: unknown, services: readonly string[]) {
  const project = z
    .strictObject({
      slug: unique("is another project's address: give the file another name"),
      id: unique('is the number of another project: write a free one').pipe(number).meta({
        title: 'Number',
        description:
          'Of the projects of one year the lowest stands first. Empty: the next free one.',
        format: 'counted',
      }),
      title: text(60),
      category: category.meta({ title: 'Kind of work' }),
      location: text(30).meta({ title: 'District or town' }),
      year,
      coordinates: onTheMap,
      description: text(600),
      imageUrl,
      focus,
      imageAlt: alternative,
    })
    .meta({ called: '{{title}}, {{location}}' })
    .transform(pictured)
  const service = z
    .strictObject({
      slug: unique("is another service's address: give the file another name"),
      order,
      title: text(60),
      description: text(120),
      details: text(600).regex(
        new RegExp(`^([^{]|${counts.join('|')})*$`),
        `has braces round a word that has no number: write ${listInWords(counts, 'or')}`,
      ),
      icon: z.enum(['compass', 'leaf', 'crane', 'sun']),
      subject: Array.isArray(subjects) ? z.enum(subjects.map(String)) : z.string(),
      subServices: z.tuple([point], point).meta({ title: 'What it includes' }),
      imageUrl,
      focus,
      imageAlt: alternative,
    })
    .meta({ called: '{{title}}' })
    .transform(({ slug, ...rest }) => ({ id: slug, ...pictured(withoutOrder(rest)) }))
  const leader = z
    .strictObject({
      slug: z.string(),
      order,
      role: text(60),
      name: text(60).optional(),
      description: text(200),
      imageUrl,
      focus,
    })
    .meta({ called: '{{role}}' })
    .transform((entry) => pictured(withoutOrder(entry)))
  const testimonial = z
    .strictObject({
      slug: z.string(),
      order,
      quote: text(400),
      name: text(60).meta({ title: 'Role of the client' }),
      title: text(60).meta({ title: 'District of the client' }),
    })
    .meta({ called: '{{name}}, {{title}}' })
    .transform(withoutOrder)
  return z.strictObject({
    company,
    contact: contact(services),
    home: z.strictObject(opening).transform(pictured),
    about: z.strictObject({ ...aboutFields, ...opening }).transform(pictured),
    figures,
    delivery,
    editing: editing.optional(),
    projects: z.tuple([project], project),
    services: z.tuple([service], service),
    leaders: z.array(leader),
    testimonials: z.array(testimonial),
  })
}
