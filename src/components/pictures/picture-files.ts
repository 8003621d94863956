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
  /** Of a photograph, which fills its frame around it: a value for object-position. */
  focus?: string
}

/** The files of a picture of pictures/, in the widths it comes in. */
export function filesOf(
  name: string,
  hash: string,
  width: number,
  height: number,
  avif: readonly number[],
  webp: readonly number[],
  fallback: number,
  focus?: readonly number[],
): PictureFiles {
  const srcset = (widths: readonly number[], format: string) =>
    widths.map((each) => `/pictures/${name}-${each}.${hash}.${format} ${each}w`).join(', ')
  return {
    width,
    height,
    avif: srcset(avif, 'avif'),
    webp: srcset(webp, 'webp'),
    fallback: `/pictures/${name}-${fallback}.${hash}.${focus ? 'jpg' : 'png'}`,
    ...(focus && { focus: focus.map((percent) => `${percent}%`).join(' ') }),
  }
}
