import type { Page } from '#src/content/pages.ts'
import { kindsOfWork } from '#src/content/projects.ts'
import { servicesHeading } from '#src/content/services.ts'
import { capitalised, listInWords } from '#src/content/words.ts'

/** What stands under the heading of a page on the picture that link previews show. */
export const shareLines: Readonly<Record<Page['path'], string>> = {
  '/': 'Irrigation, water and solar works in Uganda',
  '/about': 'A Ugandan firm of engineers and builders',
  '/services': servicesHeading,
  '/projects': `${capitalised(listInWords(kindsOfWork).toLowerCase())}, all completed`,
  '/contact': 'Call, write or chat on WhatsApp',
}
