import type { PictureFormat, Screen } from './picture-choice.ts'

/** An AVIF of one pixel. */
const TINY_AVIF =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB8AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAnbWRhdBIACggYAAbICGg0IDIRH/eHhRXAACwAACCQNZO/ncY='

/**
 * The screen that the worker's own address names: `?screen=360x2`. It names none for a visitor
 * who saves data.
 */
export function screenIn(search: string): Screen | undefined {
  const [, width, density] = /[?&]screen=(\d+)x([\d.]+)/.exec(search) ?? []
  return width && density ? { width: Number(width), density: Number(density) } : undefined
}

/** The best format of pictures that this browser can show. */
export async function pictureFormat(): Promise<PictureFormat> {
  try {
    const bytes = Uint8Array.from(atob(TINY_AVIF), (character) => character.charCodeAt(0))
    await createImageBitmap(new Blob([bytes], { type: 'image/avif' }))
    return 'avif'
  } catch {
    return 'webp'
  }
}
