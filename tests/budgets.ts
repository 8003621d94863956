import { shownFacts } from '#build/content/shown-facts.ts'
import { ofExtras } from '#build/extras.ts'
import { encodedPictures } from '#build/pictures/pictures.ts'
import { keyOf } from '#src/components/pictures/picture-files.ts'
import * as firm from '#src/content/company.ts'
import { offices, workingHours } from '#src/content/contact.ts'
import { facts } from '#src/content/facts.ts'
import { menu, pages } from '#src/content/pages.ts'
import type { Picture } from '#src/content/picture-fields.ts'
import { projects, recentProjects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'
import { leaders } from '#src/content/team.ts'

/** What each list adds to, beyond as many entries as the site was designed with. */
const more = {
  projects: Math.max(0, projects.length - 7),
  services: Math.max(0, services.length - 4),
  leaders: Math.max(0, leaders.length - 3),
  testimonials: Math.max(0, facts.testimonials.length - 3),
}
/**
 * The same of the lists that stand on one page, and on one of the profile.
 *
 * @public for extras
 */
export const moreInLists = [
  facts.about.values.length - 4,
  firm.reasons.length - 6,
  facts.about.steps.length - 4,
  facts.about.technicalCapabilities.length - 5,
  facts.about.capacityLists.length - 3,
  facts.about.capacityLists.flatMap(({ items }) => items).length - 9,
  offices.length - 2,
  workingHours.length - 3,
  ...services.map(({ subServices }) => subServices.length - 4),
].reduce((sum, each) => sum + Math.max(0, each), 0)
const moreShown = more.projects + more.services
/**
 * Entries of the company profile more than eight pages were designed for.
 *
 * @public for extras
 */
export const moreInProfile = moreShown + more.leaders
const morePictures = moreShown + more.services + more.leaders

/** One more entry: its words on a page, what is precached for it, its words in a script, a picture. */
const ENTRY = 400
/** One more page in what every page says of all: three links, its files and its entry for the first taps. */
const PAGE = 150
/** What a photograph may take more than the model in its place. */
const PHOTOGRAPH = 9_000
/** The page's icon, which a browser with windows fetches and one without does not. */
const ICON = 500
/** What other words may take on a page: a longer name, another story. */
const OWN_WORDS = 400
const ENTRY_PRECACHED = 1_000
const ENTRY_IN_SCRIPTS = 250
const LIST_PICTURE = 15_000

const encoded = await encodedPictures(await shownFacts())

/** How many photographs of the firm's own Home and About show. */
const photographs = {
  first: photographsIn([pages.home.firstPicture, pages.about.firstPicture]),
  onHome: photographsIn([
    pages.home.firstPicture,
    ...[...recentProjects(), ...services].map(({ picture }) => picture),
  ]),
}
/** Those of the lists whose pictures come with a page's first load. */
const photographsListedOn: Readonly<Record<string, number>> = {
  '/services': photographsIn(services.map(({ picture }) => picture)),
  '/projects': photographsIn(projects.map(({ picture }) => picture)),
}

function photographsIn(pictures: readonly Picture[]) {
  return pictures.filter((each) => encoded[keyOf(each)]?.focus !== undefined).length
}

/** What the hosts take that extras add to the policy, such as that of the firm's receiver. */
const hosts = ofExtras('policy')
  .flatMap((directives) => Object.values(directives).flat())
  .filter((host) => host.includes(':'))
  .join(' ').length

/** How many entries more than designed a page has. */
const moreOn: Readonly<Record<string, number>> = {
  '/': more.services + more.testimonials,
  '/about': more.leaders + more.projects,
  '/services': more.services,
  '/projects': more.projects,
}

/**
 * What the whole response with a page, its styles and its headers may take: what it was designed with,
 * of which 500 name the files of all pages, and room for the firm's own words in the place of all of ours.
 */
export function responseBudget(path: string): number {
  return 20_300 + 3 * OWN_WORDS + hosts + PAGE * (menu.length - 5) + ENTRY * (moreOn[path] ?? 0)
}

/** A sentence where something takes too much, for its owner to act on. */
export function tooLong(what: string, bytes: number, budget: number): string[] {
  const excess = bytes - budget
  return excess > 0
    ? [`${what} is too long by ${excess} bytes: shorten it or raise its limit in tests`]
    : []
}

/**
 * What a visitor may be made to pay, in bytes unless it says otherwise, compressed as they travel.
 * Kilobytes are of 1000 bytes. `npm test` holds the site to it, `npm run bench` shows the cost.
 */
export const budgets = {
  /** The first ten packets of a connection, in which a page sends all of its first screen. */
  firstPackets: 14_600,
  /** The headers of a response ... */
  headers: 870 + hosts,
  /** ... and the Content Security Policy among them. */
  policy: 450 + hosts,
  /** Files that block the first paint. */
  blockingRequests: 0,
  /** The script of a page that nobody has touched, which imports nothing. */
  scriptAtRest: 4_000,
  /** Scripts of Home with all that they import, React's 58,000 too: at the first sign of interest. */
  scriptsOfHome: 82_000 + ENTRY_IN_SCRIPTS * more.services,
  /** Scripts of the whole site; the words of the firm in them, on five pages, may be others. */
  scripts:
    98_200 + 5 * OWN_WORDS + ENTRY_IN_SCRIPTS * (moreShown + more.leaders + more.testimonials),
  /** What is precached to work offline, for those who return or go on; in no number below. */
  precached: 251_500 + (ENTRY + ENTRY_PRECACHED) * moreShown,
  /**
   * Home on a phone of 360x640 with two pixels each, looked at and left, the display face too ...
   */
  homeFirstLoad: 57_000 + ICON + OWN_WORDS + PHOTOGRAPH * photographs.first,
  /** ... any page so ... */
  firstLoad: (path: string) =>
    62_000 + ICON + OWN_WORDS + PHOTOGRAPH * (photographs.first + (photographsListedOn[path] ?? 0)),
  /** ... and Home when it was read to its end, with React and the pages that its links lead to. */
  homeRead:
    205_000 +
    OWN_WORDS +
    PHOTOGRAPH * photographs.onHome +
    (ENTRY + LIST_PICTURE) * (more.services + more.testimonials),
  /** All pages read to their ends on that phone. */
  wholeSite: 700_000 + (2 * ENTRY + LIST_PICTURE) * (morePictures + more.testimonials),
  /** The picture that Home opens with, on that phone. */
  heroPicture: 13_000,
  /** Any picture in a list of projects or services, on that phone. */
  listPicture: LIST_PICTURE,
} as const
