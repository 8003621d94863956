/** A point of a picture, in percent from its left and from its top. */
export type Point = readonly [x: number, y: number]

type Size = { width: number; height: number }

/** Where a face is at the lowest, in percent: lower down it was a shirt that drew the eye. */
export const FACE_FROM_TOP = 30

/**
 * What a photograph is cropped to, as far as it goes around its focus: for the build, and for the
 * editor that shows it before.
 *
 * @param ratio width for height
 * @param maximum the largest width that anything is made of it, in pixels
 * @returns the size of the whole once it is made smaller, the part of it that stays, and the focus in that
 */
export function cutFrom(
  { width, height }: Size,
  { focus, ratio, maximum }: { focus: Point; ratio: number; maximum: number },
) {
  const cut = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) }
  const scale = Math.min(1, maximum / cut.width)
  const scaled = (length: number) => Math.round(length * scale)
  const whole = { width: scaled(width), height: scaled(height) }
  const size = { width: scaled(cut.width), height: scaled(cut.height) }
  const [x, y] = focus
  const left = startOf(size.width, (x / 100) * whole.width, whole.width)
  const top = startOf(size.height, (y / 100) * whole.height, whole.height)
  const inCut: Point = [
    percent((x / 100) * whole.width - left, size.width),
    percent((y / 100) * whole.height - top, size.height),
  ]
  return { whole, size, left, top, focus: inCut }
}

/** Where a part begins that has a point in its middle, as far as the whole allows. */
function startOf(part: number, point: number, whole: number) {
  return Math.round(Math.max(0, Math.min(whole - part, point - part / 2)))
}

/** A length in percent of another. */
export function percent(part = 0, whole: number): number {
  return Math.round((100 * part) / whole)
}
