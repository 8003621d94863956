import { offices, officesInWords, openDays } from './contact.ts'
import type { Page } from './pages.ts'
import { projects, workInWords } from './projects.ts'
import { services } from './services.ts'
import { listInWords, shortened } from './words.ts'

/** For search results and link previews: unique, at most 160 characters. No browser's script needs it. */
export const descriptions: Readonly<Record<Page['path'], string>> = {
  '/': 'Engineering consultancy and construction in Uganda: solar irrigation, boreholes, water supply, construction supervision and renewable energy.',
  '/about': shortened(
    `A Ugandan firm of engineers and builders with a ${offices[0].name.toLowerCase()} ${offices[0].where}: its story, values, experience, capacity and leadership.`,
    160,
  ),
  '/services': shortened(
    `${listInWords(services.map(({ title }) => title))}: what each service includes and how to ask for it.`,
    160,
  ),
  '/projects': shortened(`${workInWords(projects)}. All completed.`, 160),
  '/contact': shortened(
    `Call, write or chat on WhatsApp. ${officesInWords()}${openDays() && `, open ${openDays()}`}.`,
    160,
  ),
}
