import { z } from 'zod'

import { addressProblem, refined } from './field-types.ts'

/** What the contact form itself sends; `link` is its honeypot. */
const OWN_FIELDS = ['name', 'email', 'phone', 'subject', 'message', 'messageId', 'link']

/** What stands in an example, of our comments or of a service's guide, for one's own. */
const OF_EXAMPLE = /\bYOUR[_-]\w+/
/** Pages that people write on, which take no messages from elsewhere. */
const FOR_PEOPLE = /^https:\/\/(docs\.google\.com|forms\.gle|wa\.me|(\w+\.)?whatsapp\.com)(\/|$)/

/** Where its owner sets a form up, and not where that takes messages. */
const OF_FORMSPREE = /^https:\/\/formspree\.io\/forms\/(\w+)/
const OF_WEB3FORMS = /^https:\/\/((www|app)\.)?web3forms\.com(\/|$)/
const WEB3FORMS = 'https://api.web3forms.com/submit'

/** content/delivery.yaml */
export const delivery = z
  .strictObject({
    endpoint: refined(receiverProblem).optional(),
    as: z.enum(['form', 'json']),
    fields: z
      .record(z.string(), refined(exampleProblem))
      .refine((extra) => !OWN_FIELDS.some((name) => name in extra), {
        error: `have a name that the form itself sends: write others than ${OWN_FIELDS.join(', ')}`,
      })
      .optional(),
  })
  .superRefine(({ endpoint = '', fields }, { addIssue }) => {
    if (endpoint !== WEB3FORMS || fields?.['access_key']) return
    const cure = 'write below it fields:, and in the next line, indented, access_key: and the key'
    addIssue({ code: 'custom', path: ['endpoint'], message: `is given without its key: ${cure}` })
  })
  .transform(({ endpoint, ...how }) => (endpoint ? { endpoint, ...how } : undefined))

function receiverProblem(address: string) {
  const problem = addressProblem(address) ?? exampleProblem(address)
  const [, form] = OF_FORMSPREE.exec(address) ?? []
  if (form) return `is where the form is set up: write https://formspree.io/f/${form}`
  if (OF_WEB3FORMS.test(address)) return `is where the form is set up: write ${WEB3FORMS}`
  if (problem || !FOR_PEOPLE.test(address)) return problem
  return 'is a page for people, which takes no messages of a form: write the address that a form service gives'
}

function exampleProblem(written: string) {
  const [example] = OF_EXAMPLE.exec(written) ?? []
  return example && `has ${example} of the example in it: write your own in its place`
}
