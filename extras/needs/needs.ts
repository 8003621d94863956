import { chatLink } from '#src/content/contact.ts'
import { facts } from '#src/content/facts.ts'

/** What a visitor may come with: the service that is for it, and a chat that begins with it. */
export const needs = facts.contact.needs.map((need) => ({
  ...need,
  serviceUrl: `/services#${need.service}`,
  chatUrl: chatLink(need.message),
}))

/** What a visitor comes with. */
export type Need = (typeof needs)[number]
