// What the build makes of content/ and pictures/ for the site: each module is a Vite plugin of its own,
// in build/plugins.ts.

declare module 'virtual:pictures' {
  import type { EncodedPicture, PictureFiles } from '#src/components/pictures/picture-files.ts'

  /** The pictures of pictures/ by `keyOf` them. */
  export const encoded: Readonly<Record<string, EncodedPicture>>
  /** Those that a service on the web delivers, by their addresses. */
  export const remote: Readonly<Record<string, PictureFiles>>
}

declare module 'virtual:display-face' {
  /** Its name in the styles. */
  export const family: string
  export const weight: string
  /** The widths that it has. */
  export const stretch: string
}

declare module 'virtual:map-marks' {
  import type { Mark } from '#src/components/maps/coordinates.ts'

  /** By the names of places: the slugs of projects, and `slugOfOffice`. */
  export const marks: Readonly<Record<string, Mark>>
}
