import { company, figures, homeTitle, titleOf } from './company.ts'
import { offices, officesInWords, openDays, phone, phoneLink } from './contact.ts'
import { facts } from './facts.ts'
import type { Picture } from './picture-fields.ts'
import { filterChoices, portfolioInWords, projects, workInWords } from './projects.ts'
import { services } from './services.ts'
import { countInWords, listInWords, shortened } from './words.ts'

/** What a button says, and where it leads. */
export type Action = { label: string; to: string }

/** A question at the end of a page, and what to do. */
export type Closing = { question: string; text: string; actions: readonly Action[] }

/** A page of the site: what the menu, the browser's tab, the search result and the h1 call it. */
export type Page = {
  /** Its address. That of all but Home names its module in src/pages/. */
  path: `/${string}`
  /** Its name in the menu. */
  label: string
  heading: string
  intro: string
  /** Title of the browser's tab. Unique, at most 70 characters. */
  title: string
  /** For search results and link previews. Unique, at most 160 characters. */
  description: string
  /** The question it ends with, and what to do; the first action stands out. */
  closing?: Closing
  /** The picture at its top, where it has one. */
  firstPicture?: Picture
}

/** Where nothing else helps. */
export const callByNumber: Action = { label: `Call ${phone}`, to: phoneLink() }

const callNow = { label: 'Call now', to: phoneLink() }
const contactOrCall = [{ label: 'Contact us', to: '/contact' }, callNow]

const portfolio = portfolioInWords(figures.projects.inWords)
const kinds = filterChoices.slice(1).map(({ label }) => label.toLowerCase())

export const pages = {
  home: {
    path: '/',
    label: 'Home',
    heading: company.slogan,
    intro: `Engineering consultancy and construction from ${listInWords(offices.map(({ location }) => location))}: water, irrigation and solar.`,
    title: homeTitle,
    description:
      'Engineering consultancy and construction in Uganda: solar irrigation, boreholes, water supply, construction supervision and renewable energy.',
    closing: {
      question: 'What is under your land?',
      text: 'Tell us the place, the water you have now, and what you want to grow or build.',
      actions: contactOrCall,
    },
    firstPicture: facts.home.picture,
  },
  about: {
    path: '/about',
    label: 'About',
    heading: 'We start with what is under the ground.',
    intro:
      'Before a pipe is drawn or a panel is bought, someone has to know the soil, the rock and the water. That is where our work begins.',
    title: titleOf('About'),
    description: shortened(
      `A Ugandan firm of engineers and builders with a ${offices[0].name.toLowerCase()} ${offices[0].where}: its story, values, experience, capacity and leadership.`,
      160,
    ),
    closing: {
      question: 'Bring us in before you dig.',
      text: 'A short call is enough to know whether a survey is the right first step.',
      actions: contactOrCall,
    },
    firstPicture: facts.about.picture,
  },
  services: {
    path: '/services',
    label: 'Services',
    heading: 'From the first survey to the last tap.',
    intro:
      services.length > 1
        ? `Choose one service, or all ${countInWords(services.length)}.`
        : 'See what it includes.',
    title: titleOf('Services'),
    description: shortened(
      `${listInWords(services.map(({ title }) => title))}: what each service includes and how to ask for it.`,
      160,
    ),
    closing: {
      question: 'Not sure which service you need?',
      text: 'Describe the problem in a few lines. We will tell you which service fits, or if none does.',
      actions: [{ label: 'Request a Consultation', to: '/contact' }, callNow],
    },
    firstPicture: services[0].picture,
  },
  projects: {
    path: '/projects',
    label: 'Projects',
    heading: `${portfolio.all}.`,
    intro: [
      ...(portfolio.shown ? [`${portfolio.shown}.`] : []),
      kinds.length > 1
        ? `Choose ${listInWords(kinds, 'or')}.`
        : 'See where it is and what was built.',
    ].join(' '),
    title: titleOf('Projects'),
    description: shortened(`${workInWords(projects)}. All completed.`, 160),
    closing: {
      question: 'Your project could be next.',
      text: 'Tell us where it is. We will tell you what to measure first.',
      actions: contactOrCall,
    },
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    heading: 'Talk to\u00A0us before you build.',
    intro:
      'Call, write or chat. Tell us the district, the water you have now and what you want to build.',
    title: titleOf('Contact'),
    description: shortened(
      `Call, write or chat on WhatsApp. ${officesInWords()}${openDays() && `, open ${openDays()}`}.`,
      160,
    ),
    // drawn with the page: the firm cannot change it
    firstPicture: { src: 'call.webp' },
  },
} as const satisfies Record<string, Page>

/** The pages in the order of the menu. */
export const menu: readonly Page[] = Object.values(pages)
