/** The width a model takes among its callouts, by where it stands. */
export const modelSizes = {
  hero: '(min-width: 1800px) 1180px, (min-width: 1000px) 66vw, 124vw',
  strip: '(min-width: 1000px) min(100vw, 1520px), 124vw',
}

/** The width a service's picture takes on its card. */
export const serviceCardSizes = '(min-width: 1440px) 620px, (min-width: 760px) 44vw, 93vw'

/**
 * Screens with more than two device pixels in each CSS pixel: from how many on, and the share of
 * them that a picture is given, so that it has about two. At arm's length the rest is not seen, and
 * it doubles what a picture costs.
 */
const DENSE_SCREENS = [
  [3.5, 0.57],
  [3, 0.67],
  [2.5, 0.8],
] as const

/**
 * The widths of a picture as browsers are told them: less than the layout's on dense screens.
 *
 * @param sizes the widths it takes in the layout: from 600 CSS pixels on, and last the one on phones
 */
export function capPixelDensity(sizes: string): string {
  const onPhones = sizes.slice(sizes.lastIndexOf(',') + 1).trim()
  const onDensePhones = DENSE_SCREENS.map(([density, share]) => {
    const width = onPhones.replace(/\d+/, (each) => String(Math.round(Number(each) * share)))
    return `(max-width: 599px) and (min-resolution: ${density}dppx) ${width}`
  })
  return [...onDensePhones, sizes].join(', ')
}
