import { readdirSync } from 'node:fs'

import { filesOf } from '#build/extras.ts'
import { escaped } from '#build/pages/html.ts'
import { company } from '#src/content/company.ts'
import { menu } from '#src/content/pages.ts'

/** What a link preview shows of an address. */
type Preview = {
  /** The address itself, without the site's: '/projects/kitgum'. */
  path: string
  title: string
  description: string
  /** What somebody hears of its picture. */
  alt: string
}

/** Every share picture, in pixels: what all services that show a large preview take uncut. */
export const sharePictureSize = { width: 1200, height: 630 }

/** The name of the picture of an address, without its hash. */
export function pictureName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home'
}

/** The link preview of a page, for its head; none of the page of unknown addresses. */
export function previewOf(path: string): string {
  const page = menu.find((each) => each.path === path)
  if (!page) return ''
  const { title, description, heading } = page
  const alt = `${company.name}. ${heading}`
  return previewTags({ path, title, description, alt })
}

/**
 * The meta elements of a link preview: Open Graph, and the kind of card for X, which takes all else
 * from Open Graph.
 *
 * @throws when the address has no picture
 */
export function previewTags({ path, title, description, alt }: Preview): string {
  const name = pictureName(path)
  const pictures = readdirSync(`${filesOf('sharing')}/share`)
  const picture = pictures.find((file) => file.replace(/\.\w+\.jpg$/, '') === name)
  if (!picture) throw new Error(`${path} has no share picture`)
  const openGraph = {
    type: 'website',
    site_name: company.name,
    // the nearest to the site's en-UG that previews know
    locale: 'en_GB',
    title,
    description,
    url: `${company.siteUrl}${path}`,
    image: `${company.siteUrl}/share/${picture}`,
    'image:width': String(sharePictureSize.width),
    'image:height': String(sharePictureSize.height),
    'image:alt': alt,
  }
  const tags = Object.entries(openGraph).map(([property, content]) => {
    return `<meta property="og:${property}" content="${escaped(content)}">`
  })
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join('')
}
