// What the build makes of content/ and pictures/ for the site: each module is a Vite plugin of its own,
// in build/plugins.ts, or in plugins.ts of an extra.

declare module 'virtual:pictures' {
  import type { EncodedPicture, PictureFiles } from '#src/components/pictures/picture-files.ts'

  /** The pictures of pictures/ by `keyOf` them. */
  export const encoded: Readonly<Record<string, EncodedPicture>>
  /** Those that a service on the web delivers, by their addresses. */
  export const remote: Readonly<Record<string, PictureFiles>>
}

declare module 'virtual:map-marks' {
  import type { Mark } from '#src/components/maps/coordinates.ts'

  /** By the names of places: the slugs of projects, and `slugOfOffice`. */
  export const marks: Readonly<Record<string, Mark>>
}

declare module 'virtual:company-profile' {
  import type { Profile } from '#src/components/parts/profile-link.tsx'

  /** The company profile as a PDF. */
  export const profile: Profile
}

declare module 'virtual:share-pictures' {
  import type { SharePicture } from '#src/content/link-preview.ts'

  /** Of the pages, services and projects, by their own addresses. */
  export const sharePictures: Readonly<Record<string, SharePicture>>
}
