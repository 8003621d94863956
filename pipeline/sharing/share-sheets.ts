import { company } from '#app/content/company.ts'
import { type Page, pages } from '#app/content/pages.ts'
import { type Project, projects } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'
import { type Shareable, shareables } from '#app/content/shareable.ts'

/** A model on a sheet: a file of pictures/ or a remote address, and its position in pixels. */
export type Model = { imageUrl: string; left: number; top: number; width: number }

/** What one share picture shows. */
export type Sheet = {
  /** The address that it previews. */
  path: string
  /** The text alternative. */
  alt: string
  /** Paper for the pages, deep forest for a service, the drawing board for a project. */
  ground: 'paper' | 'forest' | 'board'
  heading: string
  headingPx: number
  /** The sentence at the bottom. */
  line: string
  models: readonly Model[]
  /** A service's number on the drawing, at the top right. */
  code?: string
  /** The sites to mark on the map: a key plan for one, the large map for several. */
  sites?: readonly Project[]
}

const hero = { imageUrl: pages.home.firstPicture, left: 434, top: 76, width: 852 }
const strip = { imageUrl: pages.about.firstPicture, left: 422, top: 130, width: 830 }
const emptyGround = { imageUrl: 'not-found.webp', left: 452, top: 74, width: 780 }
const SERVICES_LEFT = [645, 838, 442, 635]
const SERVICES_TOP = [4, 166, 156, 318]
const serviceModels = services.map(({ imageUrl }, index) => {
  return { imageUrl, left: SERVICES_LEFT[index] ?? 0, top: SERVICES_TOP[index] ?? 0, width: 396 }
})

/** Place names up to this long are set at full size; longer ones shrink to end where it ends. */
const FULL_SIZE_CHARACTERS = 6

/** The five pages, then every service and project. */
export const sheets: readonly Sheet[] = [
  pageSheet(pages.home, 84, [hero]),
  pageSheet(pages.about, 64, [strip]),
  pageSheet(pages.services, 68, serviceModels),
  { ...pageSheet(pages.projects, 78, []), sites: projects },
  pageSheet(pages.contact, 78, [emptyGround]),
  ...shareables.map((each) => ({ path: each.path, ...workSheet(each) })),
]

function pageSheet({ path, heading, shareLine }: Page, headingPx: number, models: Model[]): Sheet {
  const alt = `${company.name}. ${heading}`
  return { path, alt, ground: 'paper', heading, headingPx, line: shareLine, models }
}

function workSheet({ heading, ...shareable }: Shareable): Omit<Sheet, 'path'> {
  if (shareable.kind === 'service') {
    const { id, title, description, imageUrl, imageAlt } = shareable.service
    const number = services.findIndex((each) => each.id === id) + 1
    return {
      alt: `${heading}. ${imageAlt}`,
      ground: 'forest',
      heading: title,
      headingPx: 67,
      line: description,
      models: [{ imageUrl, left: 502, top: 50, width: 750 }],
      code: `${pages.services.letter}-${number}`,
    }
  }
  const { location, title, year, imageUrl, imageAlt } = shareable.project
  return {
    alt: `${heading}. ${imageAlt}`,
    ground: 'board',
    heading: location,
    headingPx: Math.round(120 * Math.min(1, FULL_SIZE_CHARACTERS / location.length)),
    line: `${title}, ${year}`,
    models: [{ imageUrl, left: 464, top: 51, width: 780 }],
    sites: [shareable.project],
  }
}
