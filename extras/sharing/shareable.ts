import { company, titleOf } from '#src/content/company.ts'
import { pages } from '#src/content/pages.ts'
import { type Project, projects } from '#src/content/projects.ts'
import { type Service, services } from '#src/content/services.ts'
import { shortened } from '#src/content/words.ts'

/**
 * A service or project as it is sent to somebody: an address of its own, because a fragment can
 * have no picture and no title in a link preview, leading to its place in the list.
 */
export type Shareable = {
  /** Its own address, to be sent: '/projects/kitgum'. */
  path: string
  /** Its place in the list, where the visitor ends: '/projects#kitgum'. */
  leadsTo: string
  /** The list it stands in: the canonical address of what is said here. */
  list: string
  /** What a link preview calls it. Unique, at most 70 characters. */
  heading: string
  /** Title of the browser's tab. Unique, at most 70 characters. */
  title: string
  /** Unique, at most 160 characters. */
  description: string
  /** The text alternative of its picture. */
  imageAlt: string
}

/** The services and the projects, in the order they are shown. */
export const shareables: readonly Shareable[] = [
  ...services.map(shareableService),
  ...projects.map(shareableProject),
]

/** What a share control hands on of it. */
export function shareData({ heading, path }: Shareable) {
  const url = `${company.siteUrl}${path}`
  // WhatsApp asks whom to send it to
  const whatsAppUrl = `https://wa.me/?text=${encodeURIComponent(`${heading}: ${url}`)}`
  return { title: heading, url, whatsAppUrl }
}

/** A service as it is sent. */
export function shareableService(service: Service): Shareable {
  const { id, title, subServices, imageAlt } = service
  const included = subServices.map((each) => each.title.toLowerCase())
  const what = included.length > 0 ? `: ${included.join(', ')}.` : `. ${service.description}`
  return {
    path: `${pages.services.path}/${id}`,
    leadsTo: `${pages.services.path}#${id}`,
    list: pages.services.path,
    heading: title,
    title: titleOf(title),
    description: shortened(`${title} in Uganda${what}`, 160),
    imageAlt,
  }
}

/** A project as it is sent. */
export function shareableProject(project: Project): Shareable {
  const { slug, title, location, year, description, imageAlt } = project
  const alike = projects.filter((each) => each.title === title && each.location === location)
  const ofYear = alike.filter((each) => each.year === year)
  const number = ofYear.length > 1 ? ` (${ofYear.indexOf(project) + 1})` : ''
  const heading = `${title} in ${location}${alike.length > 1 ? `, ${year}` : ''}${number}`
  return {
    path: `${pages.projects.path}/${slug}`,
    leadsTo: `${pages.projects.path}#${slug}`,
    list: pages.projects.path,
    heading: shortened(heading, 70),
    title: shortened(`${heading} — ${company.shortName}`, 70),
    description: shortened(`${title} in ${location}, completed in ${year}. ${description}`, 160),
    imageAlt,
  }
}
