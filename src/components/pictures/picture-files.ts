import type { Picture } from '#src/content/picture-fields.ts'

/** What the build made of a picture of pictures/; sizes in pixels. */
export type EncodedPicture = {
  /** Its name in addresses, and the hash there. */
  name: string
  hash: string
  /** Of its original. */
  width: number
  height: number
  /** The widths that there are in each format, and the one for browsers without both. */
  avif: readonly number[]
  webp: readonly number[]
  fallback: number
  /** Of a photograph, which fills its frame around it, in percent. */
  focus?: { x: number; y: number }
}

/** The files of one picture; width and height in pixels of its original. */
export type PictureFiles = {
  width: number
  height: number
  /** Values for srcset: for a file of pictures/ in two formats, ... */
  avif?: string
  webp?: string
  /** ... for a remote picture in the format its service chooses for the browser. */
  srcset?: string
  /** The address for browsers that support none of these. */
  fallback: string
  /** Of a photograph: a value for object-position. */
  focus?: string
}

/** What a picture is called among all: a photograph may be cropped around several points. */
export function keyOf({ src, focus }: Picture): string {
  return focus ? `${src} ${focus.x} ${focus.y}` : src
}

/** Land as wide as a page: each is two pictures, `NAME.webp` and, for upright screens, `NAME-upright.webp`. */
export const VIEWS = ['land', 'visit', 'tap'] as const

/** What a model shows as one sees it who stands there: a picture of its own, where there is one. */
export function nearOf(picture: Picture): Picture {
  return besideIt(picture, 'near')
}

/** The skies of views from within, by the time of their day (colours of styles/tokens.css). */
const SKIES: Readonly<Record<string, string>> = {
  'kakumiro-near.webp': '--sky-in-haze',
  'lira-near.webp': '--sky-at-dusk',
  'otuke-near.webp': '--sky-at-noon',
}

/** The token of the colour that stands behind a view from within: its sky. */
export function skyOf({ src }: Picture): string {
  return SKIES[src] ?? '--sky'
}

/** A model with fewer and larger things on it, for places where the whole would be too small to see. */
export function smallOf(picture: Picture): Picture {
  return besideIt(picture, 'small')
}

/** The picture that stands beside another one by its name: `NAME-WHAT.webp`. */
export function besideIt({ src }: Picture, what: string): Picture {
  return { src: src.replace(/(?=\.\w+$)/, `-${what}`) }
}

/** The files of a picture of pictures/, in the widths it comes in. */
export function filesOf(picture: EncodedPicture): PictureFiles {
  const { name, hash, width, height, avif, webp, fallback, focus } = picture
  const address = (each: number, format: string) => `/pictures/${name}-${each}.${hash}.${format}`
  const srcset = (widths: readonly number[], format: string) =>
    widths.map((each) => `${address(each, format)} ${each}w`).join(', ')
  return {
    width,
    height,
    avif: srcset(avif, 'avif'),
    webp: srcset(webp, 'webp'),
    fallback: address(fallback, focus ? 'jpg' : 'png'),
    ...(focus && { focus: `${focus.x}% ${focus.y}%` }),
  }
}
