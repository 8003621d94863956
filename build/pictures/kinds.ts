import { nearOf, skyOf, VIEWS } from '#src/components/pictures/picture-files.ts'
import type { Picture } from '#src/content/picture-fields.ts'
import type { Facts } from '#src/content/read.ts'

import { ofExtras } from '../extras.ts'
import { token } from '../fonts/tokens.ts'
import { FRAMES } from './frames.ts'

/** How the pictures of one kind of place are encoded: widths in device pixels, sizes in bytes. */
export type Kind = {
  /** What the content names there. */
  pictures: readonly Picture[]
  /**
   * Widths offered as AVIF, each with its maximum size where it is meant for phones: quality is
   * lowered to fit.
   */
  avif: Readonly<Record<number, number>>
  /** Widths offered as WebP, for browsers without AVIF. */
  webp: readonly number[]
  /** Width of the one file for browsers with neither. */
  fallback: number
  /** Up to this width a model is encoded from the picture with less on it (`smallOf`), where there is one. */
  small?: number
  /**
   * The colour of the ground on which alone a model stands at a width: it is laid under its AVIF, because
   * transparency takes a third of the bytes.
   */
  grounds?: Readonly<Record<number, string>>
  /** Whether they show people, whose faces stay whole. */
  ofPeople?: true
  /** The shape that photographs are cropped to, width for height. */
  ratio: number
}

/**
 * The largest picture of a first screen: a second of a slow line is 50 KB. Files of so many bytes or fewer are
 * worth the encoder's greatest effort.
 */
export const HERO = 7_600
/** Home's: with one packet more of a slow line its largest paint comes 30 ms later. */
const HOME_HERO = 7_000
const CARD = 11_000
/** Three or four of a list come with its page's first load, which may be 62 KB with the page's icon ... */
const LISTED = 7_500
const SMALL_LISTED = 4_550
/** ... and Home's recent projects on phones, of which the first is larger. */
const PROJECTS_ON_PHONES = { 368: 2_700, 500: 4_600 }
/** The views of services, as wide as a phone's screen and alone in their section. */
const SERVICE = 10_000
/** Land on the board of a project, of which two come with their page's first load. */
const PROJECT_VIEW = 7_500
/** For larger phones. */
const BIG_HERO = 12_500
const BIG_CARD = 18_000
/** Land as wide as a page, which comes when somebody reads; on Home much else does. */
const VIEWS_ON_PHONES = {
  land: { 640: 7_300, 800: CARD },
  visit: { 640: CARD, 800: BIG_CARD },
  tap: { 640: BIG_HERO, 800: BIG_CARD },
}
/** What a phone fetches that shows About's model larger than its screen. */
const ENLARGED = 45_000
/** A photograph may always take as much: with less it is blurred. */
export const PHOTOGRAPH = 12_500
const ANY = Infinity

/**
 * The widths the layouts use. On a 360 px phone at DPR 2, the hero is shown 720 device pixels wide,
 * the About strip 892, a project 490 or 384, for which 368 are enough, a view 720, for which 640 are,
 * a leader 284 or as a photograph 216, the model of the not-found page 756: for each there is a width
 * just above. So there is for phones of up to 430 px, which need up to 900, 1071, 585 or 459, 757, 344
 * and 914; src/components/pictures/picture.tsx caps the pixel density of denser screens at about two.
 */
export function kindsFor(facts: Facts): readonly Kind[] {
  const { home, about, services, projects, leaders } = facts
  const paper = token('--paper')
  const sky = token('--sky')
  return [
    {
      pictures: [home.picture],
      avif: { 720: HOME_HERO, 900: BIG_HERO, 1080: ANY, 1400: ANY, 1800: ANY, 2100: ANY },
      small: 900,
      grounds: { 720: paper },
      webp: [900, 1800],
      ...FRAMES.home,
    },
    {
      pictures: [about.picture],
      avif: { 520: HERO, 720: HERO, 900: BIG_HERO, 1080: ANY, 1400: ENLARGED, 1800: ANY },
      webp: [900, 1800],
      ...FRAMES.about,
    },
    listed(services),
    {
      pictures: services.map(({ picture }) => nearOf(picture)),
      avif: { 640: SERVICE, 800: BIG_HERO, 1080: ANY },
      grounds: { 640: sky, 800: sky, 1080: sky },
      webp: [720],
      fallback: 640,
      ratio: 9 / 11,
    },
    // on Home, which alone has them on phones: the others have their views
    { ...listed(projects, PROJECTS_ON_PHONES), grounds: { 368: paper, 500: paper } },
    ...projects.map(({ picture }) => viewOfProject(nearOf(picture))),
    {
      pictures: leaders.map(({ picture }) => picture),
      ofPeople: true,
      avif: { 220: CARD, 280: CARD, 360: CARD, 440: ANY, 720: ANY },
      webp: [360],
      ...FRAMES.leaders,
    },
    {
      pictures: VIEWS.map((name) => ({ src: `${name}.webp` })),
      avif: { 1080: ANY, 1440: ANY, 1920: ANY },
      webp: [1440],
      fallback: 960,
      ratio: 12 / 5,
    },
    ...VIEWS.map((name) => ({
      pictures: [{ src: `${name}-upright.webp` }],
      avif: { ...VIEWS_ON_PHONES[name], 1080: ANY },
      // Contact has another ground where it is wider than a phone
      ...(name === 'land' && { grounds: { 640: paper } }),
      webp: [640],
      fallback: 640,
      ratio: 10 / 9,
    })),
    {
      pictures: [{ src: 'call.webp' }],
      avif: { 640: CARD, 800: BIG_HERO, 1200: ANY },
      grounds: { 640: sky, 800: sky, 1200: sky },
      webp: [720],
      fallback: 640,
      ratio: 3 / 2,
    },
    {
      pictures: [{ src: 'not-found.webp' }],
      avif: { 560: CARD, 800: CARD, 920: ANY, 1200: ANY },
      webp: [800],
      fallback: 640,
      ratio: 4 / 3,
    },
    ...ofExtras('pictures').flatMap((kinds) => kinds(facts)),
  ]
}

/** Land as one sees it who stands on it, laid on its own sky. */
function viewOfProject(near: Picture): Kind {
  const sky = token(skyOf(near))
  return {
    pictures: [near],
    // each of exactly this shape, as what stands in for a lost one
    avif: { 640: PROJECT_VIEW, 800: CARD, 1088: ANY, 1440: ANY },
    grounds: { 640: sky, 800: sky, 1088: sky, 1440: sky },
    webp: [640, 1088],
    fallback: 640,
    ratio: 16 / 9,
  }
}

/** Those of a list, which on phones stand at so many pixels and may take so many bytes there. */
function listed(list: readonly { picture: Picture }[], onPhones: Kind['avif'] = {}): Kind {
  return {
    pictures: list.map(({ picture }) => picture),
    avif: {
      400: SMALL_LISTED,
      560: LISTED,
      720: LISTED,
      880: BIG_CARD,
      1200: ANY,
      ...onPhones,
    },
    webp: [560, 1200],
    ...FRAMES.projects,
  }
}
