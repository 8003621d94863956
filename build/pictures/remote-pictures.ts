import { transformUrl } from 'unpic'

import { projects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'
import { leaders } from '#src/content/team.ts'

/** The shapes and widths the layouts use, as in pictures.ts. */
const CARD = { width: 1200, height: 900, widths: [400, 560, 720, 960, 1200] }
const LEADER = { width: 720, height: 720, widths: [400, 720] }

/**
 * The pictures of the content that an image delivery or stock photo service hosts, cropped and in
 * the widths that the service can make. If it cannot resize, srcset is empty.
 */
export function remotePictures() {
  const pictures = [
    ...[...services, ...projects].map(({ imageUrl }) => remotePicture(imageUrl, CARD)),
    ...leaders.map(({ imageUrl }) => remotePicture(imageUrl, LEADER)),
  ].filter(({ url }) => url.startsWith('https://'))
  return [...new Map(pictures.map((picture) => [picture.url, picture])).values()]
}

/** Every host the content takes pictures from, for the Content Security Policy. */
export function imageHosts(): string[] {
  return [...new Set(remotePictures().map(({ url }) => new URL(url).host))].toSorted()
}

/** One picture in the widths of a layout, as a value for srcset. */
export function remotePicture(url: string, { width, height, widths }: typeof CARD) {
  const srcset = widths.flatMap((each) => {
    const resized = transformUrl({ url, width: each, height: Math.round((each * height) / width) })
    return resized ? [`${resized} ${each}w`] : []
  })
  return { url, width, height, srcset: srcset.join(', ') }
}
