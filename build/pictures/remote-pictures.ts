import { transformUrl } from 'unpic'

import type { PictureFiles } from '#src/components/pictures/picture-files.ts'
import type { Facts } from '#src/content/read.ts'

/** The shapes and widths the layouts use, as in pictures.ts. */
const CARD = { width: 1200, height: 900, widths: [400, 560, 720, 960, 1200] }
const LEADER = { width: 720, height: 720, widths: [400, 720] }

/**
 * The pictures of the content that an image delivery or stock photo service hosts, cropped and in
 * the widths that the service can make. If it cannot resize, srcset is empty.
 */
function remotePictures({ home, about, services, projects, leaders }: Facts) {
  const pictures = [
    ...[home, about, ...services, ...projects].map(({ picture }) =>
      remotePicture(picture.src, CARD),
    ),
    ...leaders.map(({ picture }) => remotePicture(picture.src, LEADER)),
  ].filter(({ url }) => url.startsWith('https://'))
  return [...new Map(pictures.map((picture) => [picture.url, picture])).values()]
}

/** The same as pages need them, by their addresses. */
export function remoteFiles(facts: Facts): Record<string, PictureFiles> {
  const files = remotePictures(facts).map(({ url, ...sizes }) => {
    return [url, { ...sizes, fallback: url, focus: '50% 50%' }] as const
  })
  return Object.fromEntries(files)
}

/** Every host the content takes pictures from, for the Content Security Policy. */
export function imageHosts(facts: Facts): string[] {
  return [...new Set(remotePictures(facts).map(({ url }) => new URL(url).host))].toSorted()
}

/** One picture in the widths of a layout, as a value for srcset. */
export function remotePicture(url: string, { width, height, widths }: typeof CARD) {
  const srcset = widths.flatMap((each) => {
    const resized = transformUrl({ url, width: each, height: Math.round((each * height) / width) })
    return resized ? [`${resized} ${each}w`] : []
  })
  return { url, width, height, srcset: srcset.join(', ') }
}
