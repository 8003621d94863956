import { company } from './company.ts'

/** The picture a link preview shows: its address on this site, and what somebody hears of it. */
export type SharePicture = { address: string; alt: string }

/** What a link preview shows of an address. */
export type Preview = {
  /** The address itself, without the site's: '/projects/kitgum'. */
  path: string
  title: string
  description: string
  picture: SharePicture
}

/** Every share picture, in pixels: what all services that show a large preview take uncut. */
export const sharePictureSize = { width: 1200, height: 630 }

/**
 * The meta elements of a link preview: the description, which search engines show too, Open Graph,
 * and the kind of card for X, which takes all else from Open Graph.
 */
export function previewTags({ path, title, description, picture }: Preview) {
  const openGraph = {
    type: 'website',
    site_name: company.name,
    // the nearest to the site's en-UG that previews know
    locale: 'en_GB',
    title,
    description,
    url: `${company.siteUrl}${path}`,
    image: `${company.siteUrl}${picture.address}`,
    'image:width': String(sharePictureSize.width),
    'image:height': String(sharePictureSize.height),
    'image:alt': picture.alt,
  }
  return [
    { name: 'description', content: description },
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
