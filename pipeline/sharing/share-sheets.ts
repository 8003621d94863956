import { company } from '#app/content/company.ts'
import { type Page, pages } from '#app/content/pages.ts'
import { projects } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'
import { type Shareable, shareables } from '#app/content/shareable.ts'

/** A model on a sheet: a file of pictures/ or a remote address, and where it stands in pixels. */
export type Model = { imageUrl: string; left: number; top: number; width: number }

/** What one share picture shows. */
export type Sheet = {
  /** The address it is the picture of. */
  path: string
  /** What somebody is told who cannot see it. */
  alt: string
  /** Paper for the pages, deep forest for a service, the drawing board for a project. */
  ground: 'paper' | 'forest' | 'board'
  heading: string
  headingPx: number
  /** How wide the heading may run before it breaks, in pixels. */
  headingWidth: number
  /** The sentence at the foot. */
  line: string
  /** How wide the sentence may run before it breaks, in pixels. */
  lineWidth: number
  models: readonly Model[]
  /** A service's number on the drawing, at the top right. */
  code?: string
  /** The sites to mark on the map: a key plan at the foot for one, the large map for all. */
  sites?: { places: typeof projects; size: 'key plan' | 'map' }
}

const serviceModel = { left: 502, top: 50, width: 750 }
const projectModel = { left: 464, top: 51, width: 780 }

/** Place names up to this long are set at full size; longer ones shrink to end where it ends. */
const FULL_SIZE_CHARACTERS = 6

/** The five pages, then every service and project. */
export const sheets: readonly Sheet[] = [
  {
    ...sheetOf(pages.home),
    headingPx: 84,
    headingWidth: 430,
    lineWidth: 390,
    models: [{ imageUrl: pages.home.firstPicture, left: 434, top: 76, width: 852 }],
  },
  {
    ...sheetOf(pages.about),
    headingPx: 64,
    headingWidth: 420,
    lineWidth: 390,
    models: [{ imageUrl: pages.about.firstPicture, left: 422, top: 130, width: 830 }],
  },
  {
    ...sheetOf(pages.services),
    headingPx: 68,
    headingWidth: 470,
    lineWidth: 480,
    models: services.map(({ imageUrl }, index) => ({
      imageUrl,
      left: [645, 838, 442, 635][index] ?? 0,
      top: [4, 166, 156, 318][index] ?? 0,
      width: 396,
    })),
  },
  {
    ...sheetOf(pages.projects),
    headingPx: 78,
    headingWidth: 470,
    lineWidth: 390,
    models: [],
    sites: { places: projects, size: 'map' },
  },
  {
    ...sheetOf(pages.contact),
    headingPx: 78,
    headingWidth: 470,
    lineWidth: 390,
    models: [{ imageUrl: 'not-found.webp', left: 452, top: 74, width: 780 }],
  },
  ...shareables.map(workSheet),
]

function sheetOf({ path, heading, shareLine }: Page) {
  return {
    path,
    alt: `${company.name}. ${heading}`,
    ground: 'paper',
    heading,
    line: shareLine,
  } as const
}

function workSheet(shareable: Shareable): Sheet {
  const { path, heading } = shareable
  if (shareable.kind === 'service') {
    const { title, description, imageUrl, imageAlt } = shareable.service
    return {
      path,
      alt: `${heading}. ${imageAlt}`,
      ground: 'forest',
      heading: title,
      headingPx: 67,
      headingWidth: 470,
      line: description,
      lineWidth: 500,
      models: [{ imageUrl, ...serviceModel }],
      code: `${pages.services.letter}-${services.findIndex(({ id }) => id === shareable.service.id) + 1}`,
    }
  }
  const { location, title, year, imageUrl, imageAlt } = shareable.project
  return {
    path,
    alt: `${heading}. ${imageAlt}`,
    ground: 'board',
    heading: location,
    headingPx: Math.round(120 * Math.min(1, FULL_SIZE_CHARACTERS / location.length)),
    headingWidth: 600,
    line: `${title}, ${year}`,
    lineWidth: 300,
    models: [{ imageUrl, ...projectModel }],
    sites: { places: [shareable.project], size: 'key plan' },
  }
}
