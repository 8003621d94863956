import { menu } from '#src/content/pages.ts'
import { kindsOfWork } from '#src/content/projects.ts'
import { servicesHeading } from '#src/content/services.ts'
import { capitalised, listInWords } from '#src/content/words.ts'

const lines: Readonly<Record<string, string>> = {
  '/': 'Irrigation, water and solar works in Uganda',
  '/about': 'A Ugandan firm of engineers and builders',
  '/services': servicesHeading,
  '/projects': `${capitalised(listInWords(kindsOfWork).toLowerCase())}, all completed`,
  '/contact': 'Call, write or chat on WhatsApp',
}

/**
 * What stands under the heading of each page on the picture that link previews show: a line of its
 * own, or its name.
 */
export const shareLines = Object.fromEntries(
  menu.map(({ path, label }) => [path, lines[path] ?? label]),
)
