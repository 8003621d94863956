// What the build makes for the site: each module by the Vite plugin that is named beside it.

declare module 'virtual:pictures' {
  import type { EncodedPicture, PictureFiles } from '#src/components/pictures/picture-files.ts'

  /** The pictures of pictures/ by `keyOf` them (build/pictures/pictures-plugin.ts). */
  export const encoded: Readonly<Record<string, EncodedPicture>>
  /** Those that a service on the web delivers, by their addresses. */
  export const remote: Readonly<Record<string, PictureFiles>>
}

declare module 'virtual:map-marks' {
  import type { Mark } from '#src/components/maps/coordinates.ts'

  /** By the names of places: the slugs of projects, and `slugOfOffice` (build/maps/marks-plugin.ts). */
  export const marks: Readonly<Record<string, Mark>>
}

declare module 'virtual:display-font' {
  /** The letters of the content that the display face lacks (build/fonts/fonts-plugin.ts). */
  export const missingLetters: string
}

declare module 'virtual:company-profile' {
  import type { Profile } from '#src/components/parts/profile-link.tsx'

  /** The company profile as a PDF (extras/profile/profile-plugin.ts). */
  export const profile: Profile
}

declare module 'virtual:share-pictures' {
  import type { SharePicture } from '#src/content/link-preview.ts'

  /** Of the pages, services and projects, by their own addresses (extras/profile/profile-plugin.ts). */
  export const sharePictures: Readonly<Record<string, SharePicture>>
}
