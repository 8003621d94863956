import type { EncodedPicture, PictureFiles } from '#src/components/pictures/picture-files.ts'
import type { Facts } from '#src/content/read.ts'

import { encodedPictures } from './pictures.ts'
import { remoteFiles } from './remote-pictures.ts'

/** What pages know of the pictures that the content names. */
export type SitePictures = {
  /** Those of pictures/ by `keyOf` them. */
  encoded: Readonly<Record<string, EncodedPicture>>
  /** Those that a service on the web delivers, by their addresses. */
  remote: Readonly<Record<string, PictureFiles>>
}

/** The pictures of the content, for the site and for the editor that shows it. */
export async function sitePictures(facts: Facts): Promise<SitePictures> {
  return { encoded: await encodedPictures(facts), remote: remoteFiles(facts) }
}
