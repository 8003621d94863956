import { transformUrl } from 'unpic'

import { projects } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'
import { leaders } from '#app/content/team.ts'

/** A picture kept on an image delivery service or a stock photo service. */
type RemotePicture = { url: string; width: number; height: number; srcset: string }

type Shape = { width: number; height: number; widths: readonly number[] }

/** The shapes and widths the layouts use, as in pictures.ts. */
const CARD: Shape = { width: 1200, height: 900, widths: [400, 560, 720, 960, 1200] }
const LEADER: Shape = { width: 720, height: 720, widths: [400, 720] }

/** The pictures of the content that are kept elsewhere, in the widths their service makes of them. */
export function remotePictures(): RemotePicture[] {
  return [
    ...remoteAmong([...services, ...projects]).map((url) => remotePicture(url, CARD)),
    ...remoteAmong(leaders).map((url) => remotePicture(url, LEADER)),
  ]
}

/** Every host the content takes pictures from, for what the site allows a browser to load. */
export function imageHosts(remote: readonly { url: string }[] = remotePictures()): string[] {
  return [...new Set(remote.map(({ url }) => new URL(url).host))].toSorted()
}

/**
 * One remote picture cut to its shape. A service that cannot resize is asked for the original.
 *
 * @throws when the address is not one
 */
export function remotePicture(url: string, { width, height, widths }: Shape): RemotePicture {
  if (!URL.canParse(url)) throw new Error(`'${url}' is no address of a picture.`)
  const srcset = widths.flatMap((each) => {
    const resized = transformUrl({
      url,
      width: each,
      height: Math.round((each * height) / width),
    })
    return resized ? [`${resized} ${each}w`] : []
  })
  return { url, width, height, srcset: srcset.join(', ') }
}

function remoteAmong(entities: readonly { imageUrl: string }[]): string[] {
  const urls = entities.map(({ imageUrl }) => imageUrl).filter((url) => url.startsWith('https://'))
  return [...new Set(urls)]
}
