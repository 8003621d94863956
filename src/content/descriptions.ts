import { offices, officesInWords, openDays } from './contact.ts'
import type { Page } from './pages.ts'
import { kindsOfWork, projects, workInWords } from './projects.ts'
import { services, servicesHeading } from './services.ts'
import { capitalised, listInWords, shortened } from './words.ts'

type Description = {
  /** For search results and link previews. Unique, at most 160 characters. */
  description: string
  /** What stands under its heading on the picture that link previews show. */
  shareLine: string
}

/** What machines are told of each page: the build writes it, and no browser's script needs it. */
export const descriptions: Readonly<Record<Page['path'], Description>> = {
  '/': {
    description:
      'Engineering consultancy and construction in Uganda: solar irrigation, boreholes, water supply, construction supervision and renewable energy.',
    shareLine: 'Irrigation, water and solar works in Uganda',
  },
  '/about': {
    description: shortened(
      `A Ugandan firm of engineers and builders with a ${offices[0].name.toLowerCase()} ${offices[0].where}: its story, values, experience, capacity and leadership.`,
      160,
    ),
    shareLine: 'A Ugandan firm of engineers and builders',
  },
  '/services': {
    description: shortened(
      `${listInWords(services.map(({ title }) => title))}: what each service includes and how to ask for it.`,
      160,
    ),
    shareLine: servicesHeading,
  },
  '/projects': {
    description: shortened(`${workInWords(projects)}. All completed.`, 160),
    shareLine: `${capitalised(listInWords(kindsOfWork).toLowerCase())}, all completed`,
  },
  '/contact': {
    description: shortened(
      `Call, write or chat on WhatsApp. ${officesInWords()}${openDays() && `, open ${openDays()}`}.`,
      160,
    ),
    shareLine: 'Call, write or chat on WhatsApp',
  },
}
