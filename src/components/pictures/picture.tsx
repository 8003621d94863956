import { preload } from 'react-dom'
import { encoded, remote } from 'virtual:pictures'

import type { Picture as PictureSource } from '#src/content/picture-fields.ts'

import { filesOf, keyOf, nearOf, type PictureFiles } from './picture-files.ts'

import styles from './picture.module.css'

/** Where pages are not wide (--below-wide in breakpoints.css). */
const BELOW_WIDE = '(max-width: 62.499rem)'

/** The width that a picture takes on the page, as measured from the layout. */
export type Sizes = {
  /** On wider screens, as the attribute `sizes` has it. */
  wider: string
  /** On phones, in percent of the screen. */
  phone: number
}

/**
 * The width that the picture a page opens with takes there: a model, which may be cut, or a photo. With
 * 99vw for Home's, 412 CSS pixels at a density of 1.75 are not one pixel more than its narrowest file; from
 * 1000 CSS pixels on it is at least 901, or a file made for phones is blurred and has less on it.
 */
const firstSizes: Readonly<
  Record<'hero' | 'strip' | 'service' | 'beside', readonly [Sizes, Sizes?]>
> = {
  hero: [
    { wider: '(min-width: 62.5rem) max(66vw, 901px)', phone: 99 },
    { wider: '(min-width: 112.5rem) 820px, (min-width: 62.5rem) 46vw', phone: 100 },
  ],
  strip: [
    { wider: '(min-width: 62.5rem) min(100vw, 1520px)', phone: 112 },
    { wider: '(min-width: 112.5rem) 1640px, (min-width: 62.5rem) 89vw', phone: 100 },
  ],
  service: [
    {
      wider: '(min-width: 62.5rem) max(50vw, 801px), (min-width: 43.75rem) max(60vw, 641px)',
      // a little less than it takes, so that its view comes with 640 pixels, which are enough of one
      phone: 88,
    },
  ],
  // a view too
  beside: [{ wider: '(min-width: 62.5rem) max(46vw, 801px)', phone: 88 }],
}

/** Where a page may open with a picture: beside its words, across it, on the first card, or beside a form. */
export type FirstPlace = keyof typeof firstSizes

/** The width that the picture a page opens with takes there. */
export function sizesOfFirst(place: FirstPlace, picture: PictureSource): Sizes {
  const [model, photo = model] = firstSizes[place]
  return isPhoto(picture) ? photo : model
}

/** What of a picture is seen there: of a service's model its view from within. */
export function shownFirst(place: FirstPlace, picture: PictureSource): PictureSource {
  return (place === 'service' && nearView(picture)) || picture
}

/** Whether a picture is a photograph, which fills its frame; a model stands in it. */
export function isPhoto(picture: PictureSource): boolean {
  return (encoded[keyOf(picture)] ?? remote[picture.src])?.focus !== undefined
}

/** The view of a model from within, where there is one. */
export function nearView(picture: PictureSource): PictureSource | undefined {
  const near = nearOf(picture)
  return isPhoto(picture) || !encoded[near.src] ? undefined : near
}

/** Under pictures: that they prove nothing built. Said while one of them is a model. */
export function ModelsNote({ pictures: shown }: { pictures: readonly PictureSource[] }) {
  if (shown.every(isPhoto)) return null
  return <p className="soft models-note">These are models, not photographs.</p>
}

/**
 * The files that a picture comes in.
 *
 * @public for extras
 * @throws when the build has made none
 */
export function filesFor(picture: PictureSource): PictureFiles {
  const own = encoded[keyOf(picture)]
  const files = own ? filesOf(own) : remote[picture.src]
  if (!files) throw new Error(`No picture ${picture.src}: is it in pictures/?`)
  return files
}

export type PictureProps = {
  picture: PictureSource
  /** Empty where the words beside the picture already say it. */
  alt: string
  /** Shown in its place when it cannot be loaded. */
  title: string
  sizes: Sizes
  /** What stands in its place below --wide, where it would be too low to see. */
  upright?: PictureSource | undefined
  /** The one picture above the fold: loaded eagerly, before scripts. */
  priority?: boolean
}

/** A picture in the width its place needs. */
export function Picture(props: PictureProps) {
  const { picture, upright, alt, title, sizes, priority = false } = props
  const files = filesFor(picture)
  const { width, height, focus } = files
  const widths = sizesAttribute(sizes)
  if (priority) fetchPicture(picture, sizes)

  return (
    <picture>
      {upright && <Upright picture={upright} sizes={widths} />}
      {files.avif && <source type="image/avif" srcSet={files.avif} sizes={widths} />}
      {files.webp && <source type="image/webp" srcSet={files.webp} sizes={widths} />}
      <img
        src={files.fallback}
        srcSet={files.srcset}
        sizes={files.srcset && widths}
        alt={alt}
        width={width}
        height={height}
        data-title={title}
        className={styles.image}
        style={focus ? { objectPosition: focus } : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

function Upright({ picture, sizes }: { picture: PictureSource; sizes: string }) {
  const { width, height, avif, webp } = filesFor(picture)
  const shape = { media: BELOW_WIDE, sizes, width, height }
  return (
    <>
      <source type="image/avif" srcSet={avif} {...shape} />
      <source type="image/webp" srcSet={webp} {...shape} />
    </>
  )
}

/** Has the browser fetch a picture before it comes to it, or before it is in the page. */
export function fetchPicture(picture: PictureSource, sizes: Sizes) {
  const files = filesFor(picture)
  if (!files.avif) return
  preload(files.fallback, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: files.avif,
    imageSizes: sizesAttribute(sizes),
    fetchPriority: 'high',
  })
}

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

/** The widths of a picture as browsers are told them: less than the layout's on dense phones. */
function sizesAttribute({ wider, phone }: Sizes): string {
  const onDensePhones = DENSE_SCREENS.map(([density, share]) => {
    const width = Math.round(phone * share)
    return `(max-width: 37.499rem) and (min-resolution: ${density}dppx) ${width}vw`
  })
  return [...onDensePhones, wider, `${phone}vw`].join(', ')
}
